import { beforeAll, describe, expect, test } from 'vitest';
import { mostBytes } from '../../src/domain/site/picture.ts';
import { confirm, person, signIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { seedCar } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { bytesOf, pictureTypes } from '../support/pictures.ts';

blobStore();
let cookies: Record<string, string>;
beforeAll(async () => {
  cookies = await signIn(await person());
});

const upload = async (bytes: Uint8Array, name = 'zdjęcie.jpg', as = cookies, field = 'file') => {
  const body = new FormData();
  body.append(field, new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  return call('POST', '/api/files/upload/', { body, cookies: as });
};

test.each(pictureTypes)('a %s is stored as a WebP under a name of its own', async (type) => {
  const { status, json } = await upload(bytesOf(type), '../../moje wakacje.jpg');
  expect(status).toBe(201);
  expect(json.file.filename).toMatch(/^[0-9a-f]{32}\.webp$/);
  const served = await call('GET', `/api/files/${json.file.filename}`);
  expect(served.status).toBe(200);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test('2 MB are not too much', async () => {
  expect((await upload(Buffer.concat([bytesOf('png'), Buffer.alloc(mostBytes - 1000)]))).status).toBe(201);
});

test('without the field, or as JSON, there is nothing to store', async () => {
  expect((await upload(bytesOf('png'), 'a.png', cookies, 'picture')).status).toBe(400);
  expect((await call('POST', '/api/files/upload', { body: { file: 'a.png' }, cookies })).status).toBe(400);
});

test('a guest uploads nothing, and nobody more than 20 an hour', async () => {
  expect((await upload(bytesOf('png'), 'a.png', {})).status).toBe(401);
  const busy = await signIn(await person());
  const answers = await Promise.all(Array.from({ length: 21 }, () => upload(bytesOf('png'), 'a.png', busy)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
});

test('a name with blanks around it names the same picture', async () => {
  const { json } = await upload(bytesOf('png'));
  const { status, headers } = await call('GET', `/api/files/${json.file.filename}%20`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('netlify-cache-tag')).toBe(`file-${json.file.filename}`);
});

const status = async (name: string) => (await call('GET', `/api/files/${name}`)).status;
const uploaded = async (as: Record<string, string>): Promise<string> =>
  (await upload(bytesOf('png'), 'ja.png', as)).json.file.filename;

test('a picture of a car goes when the car gets another one or none, and with the car', async () => {
  const rental = await signIn(await person('rental_staff'));
  const [first, second, third] = [await uploaded(rental), await uploaded(rental), await uploaded(rental)];
  const at = `/api/cars/${await seedCar()}`;
  const show = (img: string | null) => call('PATCH', `${at}/img`, { body: { img }, cookies: rental });
  await show(first);
  await show(second);
  expect(await status(first)).toBe(404);
  expect(await status(second)).toBe(200);
  await show(null);
  expect(await status(second)).toBe(404);
  await show(third);
  expect((await call('DELETE', at, { cookies: rental })).status).toBe(204);
  // As long as the car may come back, it stays
  await runJob('tidy');
  expect(await status(third)).toBe(200);
  await query(`update deleted_rows set deleted_at = now() - interval '2 minutes'`);
  await runJob('tidy');
  expect(await status(third)).toBe(404);
  expect((await call('DELETE', at, { cookies: rental })).status).toBe(404);
});

describe('a picture of somebody', () => {
  const show = (id: number, img: string, as: Record<string, string>) =>
    call('PATCH', `/api/users/${id}/img`, { body: { img }, cookies: as });

  test('goes when they choose another one, and with their account', async () => {
    const owner = await person();
    const own = await signIn(owner);
    const [first, second] = [await uploaded(own), await uploaded(own)];
    await show(owner.id, first, own);
    await show(owner.id, second, own);
    expect(await status(first)).toBe(404);
    expect(await status(second)).toBe(200);
    await confirm(own, owner.password);
    expect((await call('DELETE', `/api/users/${owner.id}`, { cookies: own })).status).toBe(204);
    expect(await status(second)).toBe(404);
  });

  test('stays when somebody else named it and goes', async () => {
    const [owner, thief] = [await person(), await person()];
    const [own, foreign] = [await signIn(owner), await signIn(thief)];
    const name = await uploaded(own);
    await show(owner.id, name, own);
    await show(thief.id, name, foreign);
    await confirm(foreign, thief.password);
    expect((await call('DELETE', `/api/users/${thief.id}`, { cookies: foreign })).status).toBe(204);
    expect(await status(name)).toBe(200);
  });
});

test('what was uploaded and never shown goes after a day, and what is shown stays', async () => {
  const owner = await person();
  const own = await signIn(owner);
  const [shown, old, fresh] = [await uploaded(own), await uploaded(own), await uploaded(own)];
  await call('PATCH', `/api/users/${owner.id}/img`, { body: { img: shown }, cookies: own });
  await query(`update uploads set create_time = now() - interval '25 hours' where name = any($1)`, [[shown, old]]);
  await query(`update uploads set create_time = now() - interval '23 hours' where name = $1`, [fresh]);
  await runJob('tidy');
  expect([await status(shown), await status(old), await status(fresh)]).toEqual([200, 404, 200]);
  const again = await call('PATCH', `/api/users/${owner.id}/img`, { body: { img: old }, cookies: own });
  expect(again.json.errors).toEqual({ img: 'Wybierz przesłane zdjęcie' });
});

test.each(['..%2F..%2Fpackage.json', 'a.svg', `${'0'.repeat(32)}.png`, '%00.png', 'a'.repeat(300)])(
  '%s is not there',
  async (name) => {
    expect((await call('GET', `/api/files/${name}`)).status).toBe(404);
  },
);
