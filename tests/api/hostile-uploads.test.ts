import { expect, test, vi } from 'vitest';
import { person, type Signed, signedIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { call } from '../support/call.ts';
import { watchDecoders } from '../support/decoder-memory.ts';
import { laden, refused } from '../support/hostile-files.ts';
import { measured } from '../support/measured.ts';
import { liftLimits } from '../support/unlimited.ts';

// Strangers' files one after another, then the worst at once beside people who sign in: a few in every run, all of them
// by `npm run trust uploads`, which holds them to seconds and megabytes

const share = Number(process.env.UPLOADS_EACH ?? 12);
const signIns = Number(process.env.UPLOADS_SIGN_INS ?? 5);

blobStore();
const files = [...refused, ...laden].filter((_, nth) => nth % share === 0);
const worst = [...refused, ...laden].filter(({ what }) =>
  /40 million|2,647 scans|10,000 pixels|50 MB|16 bits/.test(what),
);

async function upload(bytes: Buffer, { cookies }: Signed) {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], 'ja.jpg', { type: 'image/jpeg' }));
  const since = performance.now();
  const { status, json } = await call('POST', '/api/files/upload', { body, cookies });
  return { status, json, seconds: (performance.now() - since) / 1000 };
}

test('of hostile files no byte is served, and each is done with', async () => {
  liftLimits();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const somebody = await signedIn();
  const memory = watchDecoders();
  let [slowest, served] = [0, 0];
  for (const { bytes } of files) {
    const { status, json, seconds } = await upload(bytes, somebody);
    slowest = Math.max(slowest, seconds);
    expect([201, 400, 413]).toContain(status);
    if (status !== 201) continue;
    const { bytes: shown } = await call('GET', `/api/files/${json.file.filename}`);
    if (/SECRET|script/.test(shown.toString('latin1'))) served += 1;
  }
  memory.stop();
  measured('files', files.length);
  measured('of them served with bytes of their own', served);
  measured('slowest', slowest);
  measured('most memory of a decoder', memory.most());
  expect(served).toBe(0);
}, 600_000);

test('people sign in while the worst files arrive', async () => {
  const [somebody, other] = [await signedIn(), await person()];
  const memory = watchDecoders();
  const arriving = Array.from({ length: 20 }, (_, nth) =>
    upload(worst[nth % worst.length]?.bytes ?? Buffer.alloc(0), somebody),
  );
  let isOver = false;
  const over = Promise.all(arriving).then(() => {
    isOver = true;
  });
  const took: number[] = [];
  while (took.length < signIns || (signIns > 20 && !isOver)) {
    const since = performance.now();
    const { status } = await call('POST', '/api/fetch_client', { body: other });
    took.push((performance.now() - since) / 1000);
    expect(status).toBe(200);
  }
  await over;
  memory.stop();
  took.sort((a, b) => a - b);
  measured('sign-ins meanwhile', took.length);
  measured('p99 of a sign-in meanwhile', took[Math.ceil(0.99 * took.length) - 1] ?? 0);
  measured('most memory of a decoder', memory.most());
}, 600_000);
