import { readdirSync, readFileSync } from 'node:fs';

/** The most memory that any decoder of pictures has taken since it is watched, in MB; Linux tells it. */
export function watchDecoders(): { most: () => number; stop: () => void } {
  let most = 0;
  const look = () => {
    for (const pid of readdirSync('/proc').filter((it) => /^\d+$/.test(it))) {
      const read = (file: string) => {
        try {
          return readFileSync(`/proc/${pid}/${file}`, 'utf8');
        } catch {
          return ''; // It has just ended
        }
      };
      if (!/pictures\/decoder\./.test(read('cmdline'))) continue;
      const peak = Number(/VmHWM:\s+(\d+) kB/.exec(read('status'))?.[1] ?? 0) / 1024;
      most = Math.max(most, peak);
    }
  };
  const timer = setInterval(look, 20);
  return { most: () => most, stop: () => clearInterval(timer) };
}
