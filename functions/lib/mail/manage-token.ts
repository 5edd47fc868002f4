import { timingSafeEqual } from 'node:crypto';
import * as pages from '../../../src/domain/site/paths.ts';
import { derive } from '../secrets.ts';
import { settings } from '../settings.ts';

const half = 32;

/** What signs a key, with each SECRET that still opens what it signed. */
const signaturesOf = (key: string) => derive('manage', key).map((it) => it.slice(0, half));

/** The link by which whoever has it manages a booking: the order's key and its signature, in lower-case hex. */
export const manageLink = (key: string): string => settings.siteUrl + pages.booking(key + signaturesOf(key)[0]);

/** The key in a token that was made here; undefined for any other text. */
export function keyIn(token = ''): string | undefined {
  if (!/^[0-9a-f]{64}$/.test(token)) return undefined;
  const [key, signature] = [token.slice(0, half), Buffer.from(token.slice(half))];
  return signaturesOf(key).some((it) => timingSafeEqual(Buffer.from(it), signature)) ? key : undefined;
}
