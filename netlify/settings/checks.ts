import type { Range } from '../../functions/lib/settings.ts';

/** What is wrong with the value of a setting, as 'must be …' goes on; undefined: nothing. */
export type Check = (value: string) => string | undefined;

export const whole =
  ({ least, most }: Range): Check =>
  (value) =>
    /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `a whole number from ${least} to ${most}`;

export const seconds: Check = (value) => (/^-?\d{1,10}$/.test(value) ? undefined : 'a whole number of seconds');

export const above0: Check = (value) =>
  Number(value) > 0 && Number.isFinite(Number(value)) ? undefined : 'a number above 0';

export const url =
  (...protocols: string[]): Check =>
  (value) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).hostname
      ? undefined
      : `a URL that begins with ${protocols.join(' or ')}//`;

export const starting =
  (...prefixes: string[]): Check =>
  (value) =>
    prefixes.some((it) => value.startsWith(it)) ? undefined : `a key that begins with ${prefixes.join(' or ')}`;

/** Each of them, between commas. */
export const secret: Check = (value) =>
  value.split(',').every((it) => it.trim().length >= 32) ? undefined : '32 characters or more, such as 32 bytes as hex';

export const anything: Check = (value) => (value.trim() ? undefined : 'something, not blanks');

export const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value) ? undefined : values.map((it) => `\`${it}\``).join(' or ');
