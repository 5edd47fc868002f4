import type { Context } from '@netlify/functions';
import { escapeHtml } from '../../../src/domain/language/html.ts';
import { log } from '../log.ts';
import { readShell } from './shell.ts';
import { notFound, type Shell, serverError } from './shells.ts';

type Answer = (request: Request, context: Context) => Promise<Response>;

/**
 * A page, not a call of the API: it stands in no list of calls. What goes wrong is told by the page for that; no page
 * has an address that cannot be read.
 */
export const withProblemPages =
  (answer: Answer): Answer =>
  async (request, context) => {
    const response = await answer(request, context);
    if (response.status >= 500) return page(serverError, response.status, response, context.requestId);
    return response.status === 400 || response.status === 404 ? page(notFound, 404, response) : response;
  };

/** Who tells us of a failure names it by this, and its log is found. */
const withRequest = (html: string, id: string): string =>
  html.replace(/<small id="?request"? hidden(="")?><\/small>/, () => `<small>Numer błędu: ${escapeHtml(id)}</small>`);

/** The page that tells of a refusal; where the site does not give that either, the refusal in its own words. */
async function page(shell: Shell, status: number, refusal: Response, request?: string): Promise<Response> {
  try {
    const { html, headers } = await readShell(shell);
    headers.set('cache-control', 'private, no-store');
    return new Response(request ? withRequest(html, request) : html, { status, headers });
  } catch (error) {
    log('error', `/${status}`, error);
    return refusal;
  }
}
