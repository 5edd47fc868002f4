import { sealEventLog } from '../../../db/platform/seals.ts';
import type { Result } from '../run.ts';
import { copySeals } from './seal-copies.ts';

/** Every minute: seals what is new in the event log, so that nobody can rewrite it unnoticed; the seal is copied. */
export async function seal(): Promise<Result> {
  await sealEventLog();
  await copySeals();
  return {};
}
