import { HttpError } from '../../../src/domain/kernel/http-error.ts';

const mostText = 100_000;

/** The bytes of a body, refused as soon as they are too many. */
export async function readBytes(request: Request, most: number): Promise<Buffer> {
  const tooLarge = new HttpError(413, 'Za dużo danych naraz');
  if (Number(request.headers.get('content-length')) > most) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export const readText = async (request: Request): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, mostText));

/** How deep a body's values may lie. Ours lie in six; what reads a value by calling itself runs out of stack. */
const mostLevels = 20;

function isTooDeep(body: object): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth < mostLevels && level.length > 0; depth++)
    level = level.flatMap((it) => (typeof it === 'object' && it !== null ? Object.values(it) : []));
  return level.length > 0;
}

/** The JSON object of a body; no body is an empty one. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request);
  if (text.trim() === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'Nieprawidłowe dane');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body) || isTooDeep(body))
    throw new HttpError(400, 'Nieprawidłowe dane');
  return body as Record<string, unknown>;
}
