/** The token at the end of a reset link's address; the built shell's own name is none. */
export const resetTokenIn = (pathname: string): string | undefined =>
  /^\/resetowanie\/(?!token\/?$)([\w-]+)\/?$/i.exec(pathname)?.[1];

const words: Record<number, string> = {
  404: 'Nieprawidłowy token',
  409: 'Token został już użyty',
  410: 'Token wygasł',
  500: 'Wystąpił błąd serwera',
};
/** Why a token opens nothing, as the specification words it. */
export const tokenWords = (status = 0): string => words[status] ?? 'Wystąpił błąd przy werfikacji tokenu';
