// A process of its own that serves what a deploy would hold: each function from its own zip, pages as they were built.
// Its settings are real ones but for where things stand: the database's protocol and the card provider are on loopback.
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { background } from '../../netlify/local/context.ts';
import { matcherOf, type PlatformFunction } from '../../netlify/local/routes.ts';
import { readRules } from '../../netlify/local/rules.ts';
import { startServer } from '../../netlify/local/server.ts';
import { readSite } from '../../netlify/local/site.ts';

export interface Serving {
  port: number;
  /** Where each function was unpacked, by its name. */
  functions: Record<string, string>;
  /** The built pages. */
  dist: string;
  /** Where the database's own protocol is answered. */
  sql: string;
  cardsPort: number;
}

const { port, functions, dist, sql, cardsPort }: Serving = JSON.parse(process.argv[2] ?? '');
const context = process.env.CONTEXT ?? '';

const realFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  // The host's network, which forgets what it kept: there is none here
  if (String(input).endsWith('/api/v1/purge')) return new Response(null, { status: 202 });
  return realFetch(String(input).endsWith('/sql') ? sql : input, init);
};

const realRequest = https.request;
const toStandIn = (options: https.RequestOptions, answered?: (it: http.IncomingMessage) => void) =>
  options.host === 'api.stripe.com'
    ? http.request({ ...options, protocol: 'http:', host: '127.0.0.1', port: cardsPort, agent: undefined }, answered)
    : realRequest(options, answered);
https.request = toStandIn as typeof https.request;
syncBuiltinESMExports();

/** Loads a function from its own folder, and tells it the context that the host would. */
async function load([name, folder]: [string, string]): Promise<PlatformFunction> {
  const { default: handler, config } = await import(pathToFileURL(join(folder, `${name}.mjs`)).href);
  return {
    name,
    config,
    handler: (request, given) => handler(request, { ...given, deploy: { ...given.deploy, context } }),
  };
}

const loaded = await Promise.all(Object.entries(functions).map(load));
const parts = { match: matcherOf(loaded), background: background(), site: readSite(dist), rules: readRules('.', dist) };
await startServer(parts, port);
console.log('serving');
