import type { Context } from '@netlify/functions';
import type { Session } from '../../../db/sessions.ts';
import type { Author } from '../../../db/sql.ts';
import type { Shape } from '../../../src/domain/kernel/entity.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import type { Role } from '../../../src/domain/roles.ts';
import type { Schema } from '../openapi/schemas.ts';

/** Who may call: everyone, whoever they are; a list of roles (the admin always may); or a rule of the handler's own, named for the table of permissions. */
export type Who = 'everyone' | readonly Role[] | { rule: string };

export interface Call {
  request: Request;
  context: Context;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Who calls, read from the database for this request; null for a guest and wherever the answer is the same for everyone. */
  session: Session | null;
  /** In whose name the event log has what this call writes. */
  author: Author;
  /** The JSON body; empty for a GET and for routes that read the request themselves. */
  body: Record<string, unknown>;
}

export interface Route {
  /** What it is for, in the description of the API, as are the next four. */
  summary: string;
  /** Parameters of the query besides those of a list, with what they mean. */
  query?: Record<string, string> | undefined;
  /** What is sent, where it is not the row of an entity. */
  body?: Shape | Schema;
  /** The type of what is sent, where it is not JSON. */
  sends?: string;
  /** The status of success, where it is not the usual one of the method. */
  status?: number;
  who: Who;
  /** A public answer that may be cached, and the tag that a write purges it by. */
  cache?: { tag: string };
  /** A GET that changes something is held to the rules of the calls that do. */
  changes?: true;
  /** The handler reads the body itself: a signature is over its bytes, an upload is not JSON. */
  rawBody?: true;
  /** Called by machines that prove themselves otherwise than by their origin. */
  anyOrigin?: true;
  run(call: Call): Promise<Answer> | Answer;
}
/** JSON with status 200, or a Response of the handler's own making. */
export type Answer = Response | Record<string, unknown>;
/** 'GET /api/flights/:term' → how it is answered. */
export type Routes = Record<string, Route>;

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
export function matchRoute(
  routes: Routes,
  request: Request,
): { name: string; route: Route; params: Record<string, string> } {
  const { pathname, searchParams } = new URL(request.url);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const fitting = Object.entries(routes)
    .map(([name, route]) => {
      const [verb = '', pattern = '', asked = ''] = name.split(/[ ?]/);
      return {
        name,
        verb,
        pattern,
        asked: [...new URLSearchParams(asked)],
        route,
        params: paramsOf(pattern, pathname),
      };
    })
    .filter(({ params, asked }) => params && asked.every(([key, value]) => searchParams.get(key) === value))
    .sort((a, b) => a.pattern.split(':').length - b.pattern.split(':').length || b.asked.length - a.asked.length);
  const best = fitting.filter(({ pattern }) => shapeOf(pattern) === shapeOf(fitting[0]?.pattern));
  const found = best.find(({ verb }) => verb === method);
  if (found?.params) return { name: found.name, route: found.route, params: found.params };
  if (best.length === 0) throw new HttpError(404, 'Nie znaleziono');
  throw new HttpError(405, 'Niedozwolona metoda', undefined, {
    headers: { allow: best.map(({ verb }) => verb).join(', ') },
  });
}
