const session = 'a session, or the means to one: each call is answered with its own, and what it used up is gone';
const told = 'a mail with a link more: each works once, and how many go out is limited';
const again = 'whoever cancelled is told the same once more, and nothing is done twice';
const first = 'the first ends what it is about, and the second is told so: 409 or 404, nothing twice';
const file = 'a file that no row names until a form is saved; the job tidy deletes what none names';

/** The POSTs that take no key, each with the reason why it needs none. */
export const unkeyed: Record<string, string> = {
  '/api/fetch_client': session,
  '/api/authenticate/refresh': session,
  '/api/sessions/confirm': session,
  '/api/backup-codes/sign-in': session,
  '/api/passkeys/options': session,
  '/api/passkeys/challenge': session,
  '/api/passkeys/first': session,
  '/api/passkeys/sign-in': session,
  '/api/passkeys/confirm': session,
  '/api/passkeys': 'an answer to a challenge, which is used up by it',
  '/api/backup-codes': 'codes in place of those before: the last answer is the one that counts',
  '/api/password': 'sets what is sent, after the password of now: a second one no longer knows that',
  '/api/register': first,
  '/api/reset-passwd/{token}': first,
  '/api/address-proofs/{token}': first,
  '/api/address-proofs': told,
  '/api/reset-passwd': told,
  '/api/users/{id}/reset-passwd': told,
  '/api/rezerwacja': told,
  '/api/email': 'nudges what waits to be sent, which leaves once: outbox.test.ts',
  '/api/parking/{id}/cancel': again,
  '/api/rent/{id}/cancel': again,
  '/api/rezerwacja/{token}/cancel': again,
  '/api/parking/{id}/refunds/{refund}': first,
  '/api/rent/{id}/refunds/{refund}': first,
  '/api/flights/{id}/gate': 'sets a gate on the version that is sent: the second is told that it is another by now',
  '/api/tickets/{id}/restore': first,
  '/api/gate-list/differences/{difference}': first,
  '/api/files/upload': file,
  '/api/files/rentals/{id}': file,
  '/api/stripe/webhook': 'the provider’s own event, sent as often as it likes: provider-events.test.ts',
  '/api/system/dead-letters/retry': first,
  '/api/system/dead-letters/{id}/retry': first,
  '/api/system/holds/{number}/release': first,
  '/api/system/jobs/{job}/run': 'a run of what runs each minute anyway: each does what is left to do',
};
