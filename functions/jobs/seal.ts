import { run } from '../lib/jobs/run.ts';
import { seal } from '../lib/jobs/seal.ts';

export default (): Promise<Response> => run('seal', seal);

export const config = { schedule: '* * * * *' };
