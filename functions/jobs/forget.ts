import { forget } from '../lib/jobs/forget.ts';
import { run } from '../lib/run.ts';

export default (): Promise<Response> => run('forget', forget);

export const config = { schedule: '17 3 * * *' };
