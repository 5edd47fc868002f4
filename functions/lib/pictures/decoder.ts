import { decode } from './decode.ts';

/** What a picture may take of a processor, in µs. The largest that browsers send takes a tenth of it. */
const mostWork = 3_000_000;

// A program of its own: redraw.ts starts it for one picture, and netlify/build/bundle.ts writes it beside the function
process.once('message', async (bytes: Uint8Array) => {
  const before = process.cpuUsage();
  // Not by the clock: on a busy machine a good picture waits long for its turn. Nothing else stops compiled code
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > mostWork) process.kill(process.pid, 'SIGKILL');
  }, 50).unref();
  process.send?.(await decode(bytes), () => process.disconnect());
});
process.send?.('ready');
