import { endpoint } from './lib/http/endpoint.ts';

/** Answers what no other function does: netlify.toml leads every unknown address below /api here. */
export default endpoint({});

export const config = { path: '/api-unknown' };
