import { sealEventLog } from '../../db/seals.ts';

/** Every minute: seals what is new in the event log, so that nobody can rewrite it unnoticed. */
export default async function seal(): Promise<Response> {
  await sealEventLog();
  return new Response(null, { status: 204 });
}

export const config = { schedule: '* * * * *' };
