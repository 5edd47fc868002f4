import { openSync, rmSync } from 'node:fs';

// A program for tests of child processes: it ends without an answer where another one of its kind is running
process.once('message', ({ lock, endless }: { lock: string; endless: boolean }) => {
  openSync(lock, 'wx');
  while (endless);
  rmSync(lock);
  process.send?.('alone', () => process.disconnect());
});
process.send?.('ready');
