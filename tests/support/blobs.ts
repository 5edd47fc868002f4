import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startBlobs } from '../../netlify/local/blobs.ts';

/** The platform's store of files, for the tests of a file. */
export function blobStore(): void {
  const dir = mkdtempSync(join(tmpdir(), 'blobs-'));
  let stop = async () => {};
  beforeAll(async () => {
    const blobs = await startBlobs(dir, 'test');
    Object.assign(process.env, blobs.env);
    stop = blobs.stop;
  });
  afterAll(async () => {
    await stop();
    rmSync(dir, { recursive: true });
  });
}
