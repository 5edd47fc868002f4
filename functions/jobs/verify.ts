import { verify } from '../lib/jobs/verify.ts';
import { run } from '../lib/run.ts';

export default (): Promise<Response> => run('verify', verify);

export const config = { schedule: '32 3 * * *' };
