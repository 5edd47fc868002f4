import { shape } from '../kernel/entity.ts';
import { text } from '../kernel/field.ts';

/** How many an account has when they are made. */
export const mostBackupCodes = 10;

/** 32 letters and digits of which none looks like another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 16;

/** A code of so many random bytes, in groups of four, as it is written down. */
export const backupCodeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** What is typed in place of a lost passkey, however it was grouped. */
export const backupCode = shape({
  fields: {
    code: text('Kod zapasowy', {
      max: 60,
      clean: (typed) => typed.replace(/[\s-]/g, '').toUpperCase(),
      pattern: new RegExp(`^[${alphabet}]{${length}}$`),
      message: `Kod ma ${length} liter i cyfr, na przykład ${backupCodeOf(new Uint8Array(length).map((_, at) => at))}`,
      autocomplete: 'one-time-code',
    }),
  },
});
