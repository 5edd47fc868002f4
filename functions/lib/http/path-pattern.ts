import { HttpError } from '../../../src/domain/kernel/http-error.ts';

/**
 * '/api/flights/:term' held against a path: its parameters, decoded; undefined where it does not fit. Letter case does
 * not count. The host may run functions on a Node that has no URLPattern (22 and older).
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  const fits =
    wanted.length === given.length &&
    wanted.every((part, i) => isParameter(part) || part.toLowerCase() === given[i]?.toLowerCase());
  if (!fits) return undefined;
  return Object.fromEntries(
    wanted.flatMap((part, i) => (isParameter(part) ? [[part.slice(1), decode(given[i] ?? '')]] : [])),
  );
}

/** A trailing slash or a doubled one is the same path. */
const partsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isParameter = (part: string): boolean => part.startsWith(':');

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new HttpError(400, 'Nieprawidłowy adres');
  }
}
