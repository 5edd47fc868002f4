import type { Context } from '@netlify/functions';
import { isWorkWaiting } from '../../db/platform/waiting-work.ts';
import { sweep } from '../lib/jobs/sweep.ts';
import { idle, run } from '../lib/run.ts';

export default async (_request: Request, context: Context): Promise<Response> =>
  (await isWorkWaiting('sweeper')) ? run('sweeper', () => sweep(context)) : idle();

export const config = { schedule: '* * * * *' };
