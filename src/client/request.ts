import { api } from '../domain/site/roots.ts';

/** How long an answer is waited for, in ms. */
const patience = 15_000;

/** Asks the API for a path below /api; rejects where there is no answer. Plain, since the bar of every page runs it. */
export const request = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(api + path, { signal: AbortSignal.timeout(patience), ...init });
