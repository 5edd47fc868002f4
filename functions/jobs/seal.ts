import { isWorkWaiting } from '../../db/platform/waiting-work.ts';
import { seal } from '../lib/jobs/seal.ts';
import { idle, run } from '../lib/run.ts';

export default async (): Promise<Response> => ((await isWorkWaiting('seal')) ? run('seal', seal) : idle());

export const config = { schedule: '* * * * *' };
