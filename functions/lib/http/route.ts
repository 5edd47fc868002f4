import type { Context } from '@netlify/functions';
import type { Session } from '../../../db/account/sessions.ts';
import type { Once } from '../../../db/row/idempotency.ts';
import type { Author } from '../../../db/sql.ts';
import type { Shape } from '../../../src/domain/kernel/entity.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import type { Role } from '../../../src/domain/kernel/roles.ts';
import { matchPath } from './path-pattern.ts';
import type { RefusalStatus } from './refusals.ts';
import type { Schema } from './schemas.ts';

/**
 * Who may call: everyone, whoever they are; a list of roles (the admin always may); or a rule of the handler's own,
 * named for the table of permissions.
 */
export type Who = 'everyone' | readonly Role[] | { rule: string };

export interface Call {
  request: Request;
  context: Context;
  params: Record<string, string>;
  query: URLSearchParams;
  /**
   * Who calls, read from the database for this request; null for a guest and wherever the answer is the same for
   * everyone.
   */
  session: Session | null;
  /** In whose name the event log has what this call writes. */
  author: Author;
  /** Where the call came with a key: its repetition does nothing twice. */
  once: Once | undefined;
  /** The JSON body; empty for a GET and for routes that read the request themselves. */
  body: Record<string, unknown>;
}

export interface Route {
  /** What the route is for. The members up to `cache` also describe the API. */
  summary: string;
  /** Parameters of the query besides those of a list, with what they mean. */
  query?: Record<string, string> | undefined;
  /** What is sent, where it is not the row of an entity. */
  body?: Shape | Schema;
  /** The type of what is sent, where it is not JSON. */
  sends?: string;
  /** What is answered, where it is not rows of an entity. */
  answer?: Schema;
  /** The type of what is answered, where it is not JSON. */
  gives?: string;
  /** The status of success, where it is not the usual one of the method. */
  status?: number;
  /** What it may answer besides, by status. */
  also?: Record<number, Schema>;
  /** With which statuses it may refuse, besides those of every call of its kind. */
  refuses?: readonly RefusalStatus[];
  who: Who;
  /** A public answer that may be cached, and the tag that a write purges it by. */
  cache?: { tag: string };
  /** A GET that changes something is held to the rules of the calls that do. */
  changes?: true;
  /** A POST that takes an Idempotency-Key; one that adds a row of an entity always does. */
  takesKey?: true;
  /** The handler reads the body itself: a signature is over its bytes, an upload is not JSON. */
  rawBody?: true;
  /** Called by machines that prove themselves otherwise than by their origin. */
  anyOrigin?: true;
  run(call: Call): Promise<Answer> | Answer;
}
/** JSON with status 200, or a Response of the handler's own making. */
type Answer = Response | Record<string, unknown>;
/** 'GET /api/flights/:term' → how it is answered. */
export type Routes = Record<string, Route>;

interface Match {
  name: string;
  route: Route;
  params: Record<string, string>;
}

/**
 * Finds the route of a request. Literal paths go before parameters: /flights/data is not a search for 'data'.
 * A name may end with what the query must say, 'GET /api/announcements?all=1', and then goes before the one that does
 * not.
 */
export function matcherOf(routes: Routes): (request: Request) => Match {
  const declared = Object.entries(routes)
    .map(([name, route]) => {
      const [method = '', path = '', query = ''] = name.split(/[ ?]/);
      return { name, route, method, path, query: [...new URLSearchParams(query)] };
    })
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length || b.query.length - a.query.length);
  return (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const fitting = declared.flatMap((it) => {
      const params = matchPath(it.path, pathname);
      return params && it.query.every(([key, value]) => searchParams.get(key) === value) ? [{ ...it, params }] : [];
    });
    const best = fitting.filter(({ path }) => shapeOf(path) === shapeOf(fitting[0]?.path));
    if (best.length === 0) throw new HttpError(404, 'Nie znaleziono');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const found = best.find((it) => it.method === method);
    if (!found)
      throw new HttpError(405, 'Niedozwolona metoda', undefined, {
        headers: { allow: best.map((it) => it.method).join(', ') },
      });
    const { name, route, params } = found;
    return { name, route, params };
  };
}

/** A pattern without the names of its parameters: one path may be read by a search term and written by an id. */
export const shapeOf = (pattern = ''): string => pattern.replace(/:\w+/g, ':');
