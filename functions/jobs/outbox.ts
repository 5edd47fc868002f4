import type { Context } from '@netlify/functions';
import { sendDue } from '../lib/mail/outbox.ts';
import { runWhereWaiting } from '../lib/run.ts';

export default (_request: Request, context: Context): Promise<Response> =>
  runWhereWaiting('outbox', () => sendDue(context));

export const config = { schedule: '* * * * *' };
