import { expect, vi } from 'vitest';
import { sealEventLog, unsealedLines } from '../../db/platform/seals.ts';

/** Runs the job until nothing is left: other tests use the same server, and what they write holds a seal back. */
export const sealAll = () =>
  vi.waitFor(
    async () => {
      await sealEventLog();
      expect(await unsealedLines()).toBe(0);
    },
    { timeout: 15_000, interval: 100 },
  );
