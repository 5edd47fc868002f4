import { watch } from '../lib/jobs/watch.ts';
import { run } from '../lib/run.ts';

export default (): Promise<Response> => run('watch', watch);

export const config = { schedule: '*/10 * * * *' };
