/**
 * Collects how to stop what was started; stops it in the opposite order, each part once, whatever another part does.
 */
export function undoing(): { with(stop: () => unknown): void; all(): Promise<void> } {
  const stops: (() => unknown)[] = [];
  return {
    with: (stop) => void stops.push(stop),
    all: async () => {
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
