import { background, contextOf } from '../../netlify/local/context.ts';

/** Runs a scheduled function as the platform's timer does, and what it leaves behind. */
export async function runJob(name: 'sweeper' | 'outbox'): Promise<Response> {
  const { default: job } = await (name === 'sweeper'
    ? import('../../functions/jobs/sweeper.ts')
    : import('../../functions/jobs/outbox.ts'));
  const work = background();
  const url = new URL(`http://localhost:8888/.netlify/functions/${name}`);
  const response = await job(
    new Request(url, { method: 'POST' }),
    contextOf({ ip: '127.0.0.1', params: {}, url }, work.add),
  );
  await work.settled();
  return response;
}
