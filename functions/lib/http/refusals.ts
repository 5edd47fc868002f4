/** With which statuses the API refuses, and what each means. */
export const refusals = {
  400: 'Something that was sent is wrong; `errors` says what, by field',
  401: 'Nobody is signed in, or no longer; the password is wrong',
  402: 'It is not paid',
  403: 'Not for this role, or not called from our own pages',
  404: 'There is no such thing, or it is somebody else’s',
  409: 'Not as things are now: taken, in use, changed by somebody else (`code`: stale)',
  410: 'It was there, and is over',
  413: 'More was sent than is taken',
  422: 'The Idempotency-Key belongs to another call',
  429: 'Too often; Retry-After says when again, or (`code`: proof) the work on `challenge` is sent along as `proof`',
  500: 'A defect of ours',
  502: 'The card provider is away, or a job failed',
  503: 'The database is away, or nobody knows whether it was written (`code`: unknown); Retry-After says when again',
};
export type RefusalStatus = keyof typeof refusals;
