import type { APIRequestContext } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { type FunctionPage, functionPages } from '../../src/domain/site/public-pages.ts';
import { expect, test } from '../support/journey.ts';

/** Where a function answers with each of its built pages; that of a defect nowhere, as long as there is none. */
const filled: Record<Exclude<FunctionPage, 'serverError'>, (request: APIRequestContext) => string | Promise<string>> = {
  home: () => pages.home,
  schedule: () => pages.schedule,
  flight: async (request) => pages.flight((await firstOf(request, 'flights')).number),
  announcement: async (request) => pages.announcement((await firstOf(request, 'announcements')).id),
  notFound: () => pages.announcement(999_999),
};
const firstOf = async (request: APIRequestContext, list: string) =>
  (await (await request.get(`/api/${list}`)).json()).data[0];

/** Of one answer: how it is sent, and how long it may be kept. */
const own = /^(etag|date|connection|keep-alive|transfer-encoding|content-(length|encoding)|vary|cache-control)$/;

for (const [name, addressOf] of Object.entries(filled))
  test(`${name}: a function answers with the headers of the built page`, async ({ request }) => {
    const built = functionPages[name as FunctionPage];
    const [page, shell] = await Promise.all([request.get(await addressOf(request)), request.get(built)]);
    const expected = Object.entries(shell.headers()).filter(([header]) => !own.test(header));
    expect(expected.map(([header]) => header)).toContain('content-security-policy');
    expect(page.headers()).toMatchObject(Object.fromEntries(expected));
    expect(page.headers()['content-type']).toContain('text/html');
  });
