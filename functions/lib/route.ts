import { HttpError } from '../../src/domain/http-error.ts';
import type { Route, Routes } from './endpoint.ts';

const segments = (path: string) => path.split('/').filter(Boolean);

/** The parameters of a path that fits a pattern such as /api/flights/:term; undefined where it does not. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [want, have] = [segments(pattern), segments(path)];
  if (want.length !== have.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    const value = have[i] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(value);
    else if (part !== value.toLowerCase()) return undefined;
  }
  return params;
}

/** A pattern without the names of its parameters: one path may be read by a search term and written by an id. */
export const shapeOf = (pattern = ''): string => pattern.replace(/:\w+/g, ':');

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new HttpError(400, 'Nieprawidłowy adres');
  }
}

/**
 * The route of a request. Literal paths go before parameters: /flights/data is not a search for 'data'.
 * A name may end with what the query must say, 'GET /api/announcements?all=1', and then goes before the one that does not.
 */
export function matchRoute(routes: Routes, request: Request): { name: string; route: Route; params: Record<string, string> } {
  const { pathname, searchParams } = new URL(request.url);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const fitting = Object.entries(routes)
    .map(([name, route]) => {
      const [verb = '', pattern = '', asked = ''] = name.split(/[ ?]/);
      return { name, verb, pattern, asked: [...new URLSearchParams(asked)], route, params: paramsOf(pattern, pathname) };
    })
    .filter(({ params, asked }) => params && asked.every(([key, value]) => searchParams.get(key) === value))
    .sort((a, b) => a.pattern.split(':').length - b.pattern.split(':').length || b.asked.length - a.asked.length);
  const best = fitting.filter(({ pattern }) => shapeOf(pattern) === shapeOf(fitting[0]?.pattern));
  const found = best.find(({ verb }) => verb === method);
  if (found?.params) return { name: found.name, route: found.route, params: found.params };
  if (best.length === 0) throw new HttpError(404, 'Nie znaleziono');
  throw new HttpError(405, 'Niedozwolona metoda', undefined, { headers: { allow: best.map(({ verb }) => verb).join(', ') } });
}
