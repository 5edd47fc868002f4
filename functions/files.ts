import { randomBytes } from 'node:crypto';
import { find } from '../db/row/list.ts';
import { rental } from '../src/domain/booking/rental.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { everyRole } from '../src/domain/kernel/roles.ts';
import { parseField } from '../src/domain/kernel/schema.ts';
import { fileName, mostBytes, type PictureType, pictureRefusals, pictureTypes } from '../src/domain/site/picture.ts';
import { readBytes } from './lib/http/body.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { invalidField } from './lib/http/invalid.ts';
import type { Call } from './lib/http/route.ts';
import { allRequired } from './lib/http/schemas.ts';
import { throttle } from './lib/http/throttle.ts';
import { fileTag, loadFile, saveFile } from './lib/pictures/files.ts';
import { savePrivateFile } from './lib/pictures/private-files.ts';
import { keyOf, notFound } from './lib/resource/key.ts';

// A name is never given twice, so what it stands for never changes
const forEver = {
  'cache-control': 'public, max-age=31536000, immutable',
  'netlify-cdn-cache-control': 'public, s-maxage=31536000, durable',
};

const noFile = (cause?: unknown) => invalidField('file', 'Wybierz plik', cause);
const tooLarge = () => new HttpError(413, pictureRefusals.bytes, { file: pictureRefusals.bytes });

/** The field `file` of a form. */
async function uploadedFile(request: Request): Promise<Buffer> {
  // The form around the file takes some room too
  const body = await readBytes(request, mostBytes + 10_000).catch((error) => {
    throw error instanceof HttpError && error.status === 413 ? tooLarge() : error;
  });
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
    .formData()
    .catch((cause: unknown) => {
      throw noFile(cause);
    });
  const file = form.get('file');
  if (!(file instanceof File)) throw noFile();
  if (file.size > mostBytes) throw tooLarge();
  return Buffer.from(await file.arrayBuffer());
}

/** The picture that was sent, drawn anew. Its budget is counted first: to draw is work. */
async function drawnFile(call: Call, budget: string, most: number) {
  await throttle(`${budget} ${sessionOf(call).user.id}`, { most, seconds: 3600 });
  // Loaded where a picture is sent: to show one needs none of it
  const { redraw } = await import('./lib/pictures/redraw.ts');
  const drawn = await redraw(await uploadedFile(call.request));
  if (typeof drawn === 'string') throw invalidField('file', drawn);
  return drawn;
}

const fileBody = allRequired({ file: { type: 'string', contentMediaType: 'application/octet-stream' } });
const uploaded = allRequired({
  file: allRequired({ filename: { type: 'string' } }),
  message: { type: 'string' },
});

export default endpoint({
  'POST /api/files/upload': {
    summary: 'Upload a picture: JPEG, PNG or WebP, up to 2 MB and 40 million pixels, 20 an hour',
    sends: 'multipart/form-data',
    body: fileBody,
    answer: uploaded,
    status: 201,

    who: everyRole,
    rawBody: true,
    run: async (call) => {
      const drawn = await drawnFile(call, 'upload', 20);
      const filename = `${randomBytes(16).toString('hex')}.webp`;
      await saveFile(filename, drawn);
      return Response.json({ file: { filename }, message: 'Zdjęcie zostało przesłane' }, { status: 201 });
    },
  },
  'POST /api/files/rentals/:id': {
    summary: 'A photo or a signature of a rental: private, for its protocol. 400 an hour',
    sends: 'multipart/form-data',
    body: fileBody,
    answer: uploaded,
    status: 201,

    who: rental.write,
    rawBody: true,
    run: async (call) => {
      const key = keyOf(rental, call.params.id);
      if (!(await find(rental, key))) throw notFound(rental);
      const { whole } = await drawnFile(call, 'private upload', 400);
      const filename = await savePrivateFile(key, whole);
      return Response.json({ file: { filename }, message: 'Zdjęcie zostało przesłane' }, { status: 201 });
    },
  },
  'GET /api/files/:name': {
    summary: 'An uploaded picture; with -320 or -640 behind its name, that wide',
    gives: 'image/*',
    answer: { type: 'string', contentEncoding: 'binary' },

    who: 'everyone',
    run: async ({ params }) => {
      const parsed = parseField(fileName, params.name);
      const name = 'value' in parsed ? String(parsed.value) : '';
      const bytes = name && (await loadFile(name));
      if (!bytes) throw new HttpError(404, 'Nie znaleziono pliku');
      const type = pictureTypes[name.split('.').at(-1) as PictureType];
      return new Response(bytes, { headers: { ...forEver, 'netlify-cache-tag': fileTag(name), 'content-type': type } });
    },
  },
});

export const config = { path: ['/api/files/upload', '/api/files/rentals/:id', '/api/files/:name'] };
