import { seal } from '../lib/jobs/seal.ts';
import { run } from '../lib/run.ts';

export default (): Promise<Response> => run('seal', seal);

export const config = { schedule: '* * * * *' };
