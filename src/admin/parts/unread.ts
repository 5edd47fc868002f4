import type { ApiError } from '../../client/api.ts';

/** Why a picture could not be read: there is no network, or the server failed; undefined where neither is known. */
export function unreadWords(error: ApiError | undefined): string | undefined {
  if (!error || (error.status > 0 && error.status < 500)) return undefined;
  return error.status === 0 ? 'Nie ma połączenia z siecią' : 'Serwer zgłosił błąd, sieć działa';
}
