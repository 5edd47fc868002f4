/**
 * Collects how to stop what was started; stops it in the opposite order, each part once, whatever another part does.
 */
export function startCleanup(): { add(stop: () => unknown): void; run(): Promise<void> } {
  const stops: (() => unknown)[] = [];
  return {
    add: (stop) => void stops.push(stop),
    run: async () => {
      for (const stop of stops.splice(0).reverse()) {
        try {
          await stop();
        } catch (error) {
          console.error('while stopping:', error);
        }
      }
    },
  };
}
