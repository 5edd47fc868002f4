/** The token at the end of the address of a mail's link; 'token', the name of the built page itself, does not count. */
export const linkTokenIn = (pathname: string): string | undefined =>
  /^\/\w+\/(?!token\/?$)([\w-]+)\/?$/i.exec(pathname)?.[1];

const words: Record<number, string> = {
  404: 'Nieprawidłowy token',
  409: 'Token został już użyty',
  410: 'Token wygasł',
  500: 'Wystąpił błąd serwera',
};
/**
 * Why a reset link opens nothing, as the specification words it; below it what the server says of the rest, for then
 * the link may be good.
 */
export function tokenWords({ status, message }: { status: number; message: string }): string {
  const specified = words[status];
  if (specified) return specified;
  const why = status === 0 ? 'Sprawdź połączenie i otwórz link jeszcze raz' : message;
  return `Wystąpił błąd przy werfikacji tokenu${why && `. ${why}`}`;
}
