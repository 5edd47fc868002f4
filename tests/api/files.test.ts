import { beforeAll, describe, expect, test } from 'vitest';
import { readPicture } from '../../functions/lib/pictures/picture.ts';
import { confirm, person, signIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { seedCar } from '../support/bookings.ts';
import { call } from '../support/call.ts';
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

test.each(pictureTypes)('a %s is stored under a name of its own and served as what it is', async (type) => {
  const { status, json } = await upload(bytesOf(type), '../../moje wakacje.jpg');
  expect(status).toBe(201);
  expect(json.file.filename).toMatch(new RegExp(`^[0-9a-f]{32}\\.${type}$`));
  const served = await call('GET', `/api/files/${json.file.filename}`);
  expect(served.status).toBe(200);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': type === 'jpg' ? 'image/jpeg' : `image/${type}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(served.text).not.toContain('SECRET');
});

describe('what a picture tells besides itself', () => {
  test.each(pictureTypes)('is left out of a %s, and so is what hangs on its end', (type) => {
    const original = bytesOf(type);
    expect(original.includes('SECRET')).toBe(true);
    const read = readPicture(Buffer.concat([original, Buffer.from('<script>alert(1)</script>')]));
    expect(read?.type).toBe(type);
    expect(read?.bytes.toString('latin1')).not.toMatch(/SECRET|script/);
    expect(readPicture(read?.bytes ?? Buffer.alloc(0))).toEqual(read);
  });

  test('a photograph still stands upright', () => {
    const plain = readPicture(bytesOf('jpg'))?.bytes ?? Buffer.alloc(0);
    // As an upright phone writes it: orientation 6 in a little-endian directory, and then where it was
    const tiff = Buffer.from('49492a000800000002001201030001000000060000008298020007000000', 'hex');
    const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('SECRET\0\0\0\0')]);
    const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
    const cleaned = readPicture(Buffer.concat([plain.subarray(0, 2), head, exif, plain.subarray(2)]))?.bytes;
    expect(cleaned?.toString('latin1')).not.toContain('SECRET');
    expect(cleaned?.subarray(2, 38).toString('hex')).toBe(
      'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
    );
  });
});

test.each<[string, Uint8Array | string]>([
  ['SVG, which is a program', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a GIF', 'GIF89a\u0001\u0000'],
  ['nothing', ''],
  ['half a JPEG', bytesOf('jpg').subarray(0, 200)],
  ['half a PNG', bytesOf('png').subarray(0, 60)],
  ['half a WebP', bytesOf('webp').subarray(0, 40)],
  ['only the first bytes of a PNG', bytesOf('png').subarray(0, 8)],
])('%s is no picture, whatever it is called', async (_what, bytes) => {
  const { status, json } = await upload(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  expect([status, json.message]).toEqual([400, 'Wybierz zdjęcie JPEG, PNG lub WebP']);
});

test('pictures of any broken bytes are refused without a stumble', () => {
  for (const type of pictureTypes) {
    const bytes = bytesOf(type);
    for (let at = 0; at < bytes.length; at++) {
      const broken = Buffer.from(bytes);
      broken.writeUInt8(broken.readUInt8(at) ^ 0xff, at);
      expect(() => readPicture(broken)).not.toThrow();
      expect(() => readPicture(bytes.subarray(0, at))).not.toThrow();
    }
  }
});

test('2 MB is the most', async () => {
  expect((await upload(Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await upload(Buffer.alloc(3 * 1024 * 1024))).status).toBe(413);
  expect((await upload(Buffer.concat([bytesOf('png'), Buffer.alloc(1024 * 1024)]))).status).toBe(201);
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
  expect([status, headers.get('content-type'), headers.get('netlify-cache-tag')]).toEqual([
    200,
    'image/png',
    `file-${json.file.filename}`,
  ]);
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
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  await show(null);
  expect(await status(second)).toBe(404);
  await show(third);
  expect((await call('DELETE', at, { cookies: rental })).status).toBe(204);
  expect([await status(third), (await call('DELETE', at, { cookies: rental })).status]).toEqual([404, 404]);
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
    expect([await status(first), await status(second)]).toEqual([404, 200]);
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

test.each(['..%2F..%2Fpackage.json', 'a.svg', `${'0'.repeat(32)}.png`, '%00.png', 'a'.repeat(300)])(
  '%s is not there',
  async (name) => {
    expect((await call('GET', `/api/files/${name}`)).status).toBe(404);
  },
);
