import { HttpError } from '../../../src/domain/kernel/http-error.ts';

const json = /^application\/json\s*(;|$)/i;
const multipart = /^multipart\/form-data\s*;/i;

/** A state-changing call comes from our own pages, with a body that no foreign form can send. */
export function checkOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  const sameOrigin = site ? site === 'same-origin' : request.headers.get('origin') === new URL(request.url).origin;
  if (!sameOrigin) throw new HttpError(403, 'Żądanie spoza tej strony');
  const type = request.headers.get('content-type');
  if (type && !json.test(type) && !multipart.test(type)) throw new HttpError(403, 'Nieobsługiwany rodzaj danych');
  if (!type && request.body) throw new HttpError(403, 'Nieobsługiwany rodzaj danych');
}
