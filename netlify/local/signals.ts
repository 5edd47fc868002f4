/** Ctrl-C and SIGTERM stop the platform in order; further ones change nothing. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const once = async () => {
    if (stopping) return;
    stopping = true;
    console.log('Stopping…');
    // Better an unclean end, which the next start repairs, than none
    setTimeout(() => process.exit(1), 4_800).unref();
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
}
