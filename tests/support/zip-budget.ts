import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What the host adds to each zip: how it starts a function and what it measures of it. */
export const hostBytes = 360_000;

/** How large the zip may be in which the unpacked folder is, by what its function cannot do without. */
export function mostBytes(folder: string): number {
  const decodesPictures = existsSync(join(folder, 'node_modules'));
  if (decodesPictures) return 13_000_000;
  const paysOrRefunds = readdirSync(join(folder, 'lib')).some((file) => file.startsWith('stripe'));
  return paysOrRefunds ? 1_500_000 : 600_000;
}
