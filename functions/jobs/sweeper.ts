import type { Context } from '@netlify/functions';
import { sweep } from '../lib/jobs/sweep.ts';
import { runWhereWaiting } from '../lib/run.ts';

export default (_request: Request, context: Context): Promise<Response> =>
  runWhereWaiting('sweeper', () => sweep(context));

export const config = { schedule: '* * * * *' };
