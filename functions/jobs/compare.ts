import type { Context } from '@netlify/functions';
import { compare } from '../lib/jobs/compare.ts';
import { run } from '../lib/run.ts';

export default (_request: Request, context: Context): Promise<Response> => run('compare', () => compare(context));

export const config = { schedule: '2 3 * * *' };
