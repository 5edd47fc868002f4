import { background, contextOf } from '../../netlify/local/context.ts';
import type { Job } from '../../src/domain/office/jobs.ts';

/** Runs a scheduled function as the platform's timer does, and what it leaves behind. */
export async function runJob(name: Job): Promise<Response> {
  const { default: job } = await import(new URL(`../../functions/jobs/${name}.ts`, import.meta.url).href);
  const work = background();
  const url = new URL(`http://localhost:8888/.netlify/functions/${name}`);
  const response = await job(
    new Request(url, { method: 'POST' }),
    contextOf({ ip: '127.0.0.1', params: {}, url }, work.add),
  );
  await work.settled();
  return response;
}
