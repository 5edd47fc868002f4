import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askChild } from '../../functions/lib/pictures/child-process.ts';
import { decode } from '../../functions/lib/pictures/decode.ts';
import { pictureRefusals } from '../../src/domain/site/picture.ts';
import { person, signIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { laden, refused } from '../support/hostile-files.ts';
import { bytesOf, pictureTypes } from '../support/pictures.ts';

blobStore();
let cookies: Record<string, string>;
beforeAll(async () => {
  cookies = await signIn(await person());
});

/** Uploads by somebody who is not yet at the most of an hour. */
async function upload(bytes: Buffer) {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], 'ja.jpg', { type: 'image/jpeg' }));
  await query(`delete from rate_limits where key like 'upload %'`);
  return call('POST', '/api/files/upload', { body, cookies });
}
const serve = async (name: string) => (await call('GET', `/api/files/${name}`)).bytes;
const drawn = async (bytes: Buffer) => {
  const { status, json } = await upload(bytes);
  expect(status).toBe(201);
  return String(json.file.filename);
};

test.each(refused)('$what is refused at its field', async ({ bytes, status, answer }) => {
  const refusal = await upload(bytes);
  expect(refusal.status).toBe(status);
  expect(refusal.json).toMatchObject({ message: answer, errors: { file: answer } });
});

test.each(laden)('$what is shown, and nothing else of the file', async ({ bytes }) => {
  const name = await drawn(bytes);
  for (const file of [name, name.replace('.', '-320.'), name.replace('.', '-640.')]) {
    const served = await serve(file);
    const { format, width, height, pages, exif, xmp, icc, iptc, comments } = await sharp(served).metadata();
    expect(format).toBe('webp');
    expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
    expect({ pages, exif, xmp, icc, iptc, comments }).toEqual({});
    expect(served.toString('latin1')).not.toMatch(/SECRET|script/);
    // One picture from end to end: what its header says is all there is
    expect(served.readUInt32LE(4) + 8).toBe(served.length);
  }
});

test('the files of these tests hold what is looked for', async () => {
  const [taken] = laden;
  expect((await sharp(taken?.bytes).metadata()).exif?.toString('latin1')).toContain('SECRET');
  expect(laden.filter(({ bytes }) => /SECRET|script/.test(bytes.toString('latin1'))).length).toBeGreaterThan(12);
  for (const type of pictureTypes) expect(bytesOf(type).includes('SECRET')).toBe(true);
});

test('a wide picture is served in the widths that pages show, a narrow one as it is', async () => {
  const wide = await drawn(
    await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#8fb0c9' } })
      .jpeg()
      .toBuffer(),
  );
  const widthOf = async (name: string) => (await sharp(await serve(name)).metadata()).width;
  const widths = (name: string) => ['.', '-640.', '-320.'].map((it) => widthOf(name.replace('.', it)));
  expect(await Promise.all(widths(wide))).toEqual([1600, 640, 320]);
  const narrow = await drawn(bytesOf('jpg'));
  expect(await Promise.all(widths(narrow))).toEqual([2, 2, 2]);
  expect((await call('GET', `/api/files/${wide.replace('.', '-99.')}`)).status).toBe(404);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photograph taken in orientation %i stands upright', async (orientation) => {
  // Blue, with red in its left upper quarter, as the camera saw it before it was turned
  const red = { create: { width: 20, height: 30, channels: 3, background: 'red' } } as const;
  const upright = sharp({ create: { width: 40, height: 60, channels: 3, background: 'blue' } });
  const seen = await upright
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const turns = {
    ...{ 1: [0, false], 2: [0, true], 3: [180, false], 4: [180, true] },
    ...{ 5: [270, true], 6: [270, false], 7: [90, true], 8: [90, false] },
  } as Record<number, [number, boolean]>;
  const [angle, mirrored] = turns[orientation] ?? [0, false];
  const mirror = await sharp(seen).flop(mirrored).png().toBuffer();
  const turned = await sharp(mirror).rotate(angle).withMetadata({ orientation }).jpeg().toBuffer();
  const shown = await sharp(await serve(await drawn(turned)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([shown.info.width, shown.info.height]).toEqual([40, 60]);
  const colourAt = (x: number, y: number) => ((shown.data[(y * 40 + x) * 3] ?? 0) > 128 ? 'red' : 'blue');
  expect([colourAt(5, 5), colourAt(35, 5), colourAt(5, 55)]).toEqual(['red', 'blue', 'blue']);
});

test('a picture that is broken at one byte is drawn or refused, never stumbled over', async () => {
  const answers: unknown[] = Object.values(pictureRefusals);
  for (const type of pictureTypes) {
    const bytes = bytesOf(type);
    for (let at = 0; at < bytes.length; at += 7) {
      const broken = Buffer.from(bytes);
      broken.writeUInt8(broken.readUInt8(at) ^ 0xff, at);
      const outcome = await decode(broken);
      if (typeof outcome === 'string') expect(answers).toContain(outcome);
      else expect(Buffer.from(outcome.whole).toString('latin1')).not.toContain('SECRET');
    }
  }
});

describe('a program that decodes', () => {
  const program = new URL('../support/child.ts', import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'lotnisko-child-'));
  const lock = join(folder, 'lock');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is alone: the next one waits for it', async () => {
    const answers = Array.from({ length: 3 }, () => askChild(program, { lock, endless: false }, 30_000));
    expect(await Promise.all(answers)).toEqual(['alone', 'alone', 'alone']);
  });

  test('is killed when it takes too long, and the next one runs', async () => {
    const other = join(folder, 'other');
    const answers = [askChild(program, { lock, endless: true }, 500), askChild(program, { lock: other }, 30_000)];
    expect(await Promise.all(answers)).toEqual([undefined, 'alone']);
  });
});
