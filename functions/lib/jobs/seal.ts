import { sealEventLog } from '../../../db/platform/seals.ts';
import type { Result } from '../run.ts';

/** Every minute: seals what is new in the event log, so that nobody can rewrite it unnoticed. */
export async function seal(): Promise<Result> {
  await sealEventLog();
  return {};
}
