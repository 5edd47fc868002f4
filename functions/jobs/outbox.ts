import type { Context } from '@netlify/functions';
import { isWorkWaiting } from '../../db/platform/waiting-work.ts';
import { sendDue } from '../lib/mail/outbox.ts';
import { idle, run } from '../lib/run.ts';

export default async (_request: Request, context: Context): Promise<Response> =>
  (await isWorkWaiting('outbox')) ? run('outbox', () => sendDue(context)) : idle();

export const config = { schedule: '* * * * *' };
