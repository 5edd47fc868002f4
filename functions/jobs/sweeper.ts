import type { Context } from '@netlify/functions';
import { run } from '../lib/jobs/run.ts';
import { sweep } from '../lib/jobs/sweep.ts';

export default (_request: Request, context: Context): Promise<Response> => run('sweeper', () => sweep(context));

export const config = { schedule: '* * * * *' };
