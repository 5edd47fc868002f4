import { run } from '../lib/jobs/run.ts';
import { verify } from '../lib/jobs/verify.ts';

export default (): Promise<Response> => run('verify', verify);

export const config = { schedule: '32 3 * * *' };
