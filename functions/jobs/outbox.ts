import type { Context } from '@netlify/functions';
import { deliver } from '../lib/outbox.ts';

/** Sends what is due: after a failure, or when the call that caused it ended too early. */
export default async function sendDue(_request: Request, context: Context): Promise<Response> {
  return Response.json({ sent: await deliver(context) });
}

export const config = { schedule: '* * * * *' };
