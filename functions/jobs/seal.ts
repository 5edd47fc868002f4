import { seal } from '../lib/jobs/seal.ts';
import { runWhereWaiting } from '../lib/run.ts';

export default (): Promise<Response> => runWhereWaiting('seal', seal);

export const config = { schedule: '* * * * *' };
