/** The token at the end of the address of a mail's link; 'token', the name of the built page itself, does not count. */
export const linkTokenIn = (pathname: string): string | undefined =>
  /^\/\w+\/(?!token\/?$)([\w-]+)\/?$/i.exec(pathname)?.[1];

const words: Record<number, string> = {
  404: 'Nieprawidłowy token',
  409: 'Token został już użyty',
  410: 'Token wygasł',
  500: 'Wystąpił błąd serwera',
};
/** Why a reset link opens nothing, as the specification words it. */
export const tokenWords = (status = 0): string => words[status] ?? 'Wystąpił błąd przy werfikacji tokenu';
