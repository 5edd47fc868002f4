import type { Context } from '@netlify/functions';
import { sendDue } from '../lib/mail/outbox.ts';
import { run } from '../lib/run.ts';

export default (_request: Request, context: Context): Promise<Response> => run('outbox', () => sendDue(context));

export const config = { schedule: '* * * * *' };
