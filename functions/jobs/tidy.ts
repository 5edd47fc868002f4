import type { Context } from '@netlify/functions';
import { tidy } from '../lib/jobs/tidy.ts';
import { run } from '../lib/run.ts';

export default (_request: Request, context: Context): Promise<Response> => run('tidy', () => tidy(context));

export const config = { schedule: '*/10 * * * *' };
