import type { AccountLetter, AccountMail, AccountMailKind } from '../../db/mail/account-mails.ts';
import { accountMail } from '../../functions/lib/mail/account.ts';
import type { Letter } from '../../functions/lib/mail/letter.ts';
import { derive, hashOf } from '../../functions/lib/secrets.ts';

/** Letters by the states in which they say something else. */
export type Letters = Record<string, () => Letter | Promise<Letter>>;

const linkOf = (purpose: 'reset' | 'proof') => {
  const id = '11111111-1111-4111-8111-111111111111';
  return { id, hash: hashOf(derive(purpose, id)[0]) };
};
const at = '2026-06-20T07:12:00Z';
const accountFacts: { [K in AccountMailKind]: Record<string, AccountMail[K]> } = {
  reset_link: { 'a new password': linkOf('reset'), 'an invitation': { ...linkOf('reset'), role: 'parking_staff' } },
  address_proof: { once: linkOf('proof') },
  password_changed: { once: { at } },
  email_changed: { once: { at } },
  key_changed: {
    added: { at, what: 'ADDED' },
    removed: { at, what: 'REMOVED' },
    'backup codes': { at, what: 'BACKUP_CODES' },
  },
  new_device: {
    once: { at, device: 'Firefox, Windows' },
    'two times from one': { at, device: 'Firefox, Windows', times: 2, until: '2026-06-20T07:40:00Z' },
    'five times from two': {
      ...{ at, device: 'Firefox, Windows', times: 5, until: '2026-06-20T07:40:00Z' },
      devices: ['Firefox, Windows', 'Safari, iPhone'],
    },
  },
  staff_invited: { once: { at, by: 1, whom: 2, role: 'parking_staff' } },
  role_raised: { once: { at, by: 1, whom: 2, before: 'client', role: 'admin' } },
  trouble: {
    'a job and dead letters': { at, matters: ['outbox', 'dead_letters'], waiting: 3 },
    'what a nightly job found': { at, matters: ['found:verify'], waiting: 0 },
    'a job alone': { at, matters: ['compare'], waiting: 0 },
  },
  unusual: {
    'many look-ups': { at, what: 'READ', who: 1, amount: 412, usual: 38 },
    'many people on lists': { at, what: 'LISTED', who: 1, amount: 3120, usual: 240 },
    'bookings given to others': { at, what: 'GIVEN', who: 1, amount: 12, usual: 0 },
    refunds: { at, what: 'REFUNDED', who: 1, amount: 1_240_000, usual: 31_000 },
    'a new administrator': { at, what: 'ADMIN', who: 1, amount: 1, usual: 0 },
  },
};
export const accountLetters = Object.fromEntries(
  Object.entries(accountFacts).map(([kind, states]) => [
    kind,
    Object.fromEntries(
      Object.entries(states).map(([name, facts]) => [name, () => accountMail({ kind, facts } as AccountLetter)]),
    ),
  ]),
) as Record<AccountMailKind, Letters>;
