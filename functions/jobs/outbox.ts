import type { Context } from '@netlify/functions';
import { run } from '../lib/jobs/run.ts';
import { sendDue } from '../lib/jobs/send-due.ts';

export default (_request: Request, context: Context): Promise<Response> => run('outbox', () => sendDue(context));

export const config = { schedule: '* * * * *' };
