import type { Context } from '@netlify/functions';
import * as pages from '../../../src/domain/site/paths.ts';
import { readShell } from './shell.ts';

type Answer = (request: Request, context: Context) => Promise<Response>;

/**
 * A page, not a call of the API: it stands in no list of calls. What goes wrong is told by the page for that; no page
 * has an address that cannot be read.
 */
export const withProblemPages =
  (answer: Answer): Answer =>
  async (request, context) => {
    const response = await answer(request, context);
    if (response.status >= 500) return page(pages.serverError, response.status, request, response);
    return response.status === 400 || response.status === 404 ? page(pages.notFound, 404, request, response) : response;
  };

/** The page that tells of a refusal; where the site does not give that either, the refusal in its own words. */
async function page(path: string, status: number, request: Request, refusal: Response): Promise<Response> {
  try {
    const { html, headers } = await readShell(path, request);
    headers.set('cache-control', 'private, no-store');
    return new Response(html, { status, headers });
  } catch (error) {
    console.error(path, error);
    return refusal;
  }
}
