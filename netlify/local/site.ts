import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Where the build puts what renders filled pages, in the folder of its site; what begins with a dot is not served. */
export const renderersIn = (dist: string): string => join(dist, '.renderers');

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof encoders;
// An answer is compressed each time that it is given, a file only once: 9 takes six times as long as 8 for 8 bytes less
const quickly: Record<Encoding, (body: ArrayBuffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: (body) => encoders.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
  gzip: (body) => encoders.gzip(body),
};

interface StaticFile {
  type: string;
  etag: string;
  cacheControl: string;
  body: Buffer<ArrayBuffer>;
  /** Undefined for what does not get smaller. */
  encoded?: (as: Encoding) => Promise<Buffer<ArrayBuffer>>;
}

/** The built pages. Only what was in the folder when it was read can be asked for, so no path leads out of it. */
export interface Site {
  find(pathname: string): StaticFile | undefined;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

type Change = (path: string, body: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>;

/**
 * Reads the whole folder: it is small, and a build that replaces it does not change what is being served.
 * `change` gives what is served in place of a file.
 */
export function readSite(folder: string, change: Change = (_, body) => body): Site {
  const files = new Map<string, StaticFile>();
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    // Rules for the platform and hidden files are not pages
    if (entry.isFile() && !/(^|\/)([.]|_headers$|_redirects$)/.test(path))
      files.set(`/${path.toLowerCase()}`, read(change(path, readFileSync(join(folder, path))), path));
  }
  return {
    find(pathname) {
      const path = decode(pathname)?.toLowerCase().replace(/\/+$/, '');
      if (path === undefined) return undefined;
      return (path && files.get(path)) || files.get(`${path}.html`) || files.get(`${path}/index.html`);
    },
  };
}

function read(body: Buffer<ArrayBuffer>, path: string): StaticFile {
  const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  // A file under _astro/ carries its content's hash in its name
  const cacheControl = path.startsWith('_astro/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
  const shrinks = /^(text|application\/(json|xml|manifest)|image\/svg)/.test(type) && body.length > 256;
  return { type, etag, cacheControl, body, ...(shrinks && { encoded: compressor(body) }) };
}

function compressor(body: Buffer): StaticFile['encoded'] {
  const compressed = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  return (as) => {
    const bytes = compressed.get(as) ?? encoders[as](body);
    compressed.set(as, bytes);
    return bytes;
  };
}

/** Answers with the file: compressed as the browser takes it, 304 when it has it already. */
export async function respond(
  file: StaticFile,
  request: Request,
  more: Record<string, string> = {},
  status = 200,
): Promise<Response> {
  const encoding = file.encoded && accepted(request.headers.get('accept-encoding') ?? '');
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({ 'cache-control': file.cacheControl });
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  headers.set('etag', etag);
  if (file.encoded) headers.set('vary', 'Accept-Encoding');
  if (status === 200 && isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  headers.set('content-type', file.type);
  if (!encoding || !file.encoded) return new Response(file.body, { status, headers });
  headers.set('content-encoding', encoding);
  return new Response(await file.encoded(encoding), { status, headers });
}

/** What a function answers, compressed as the host's network does it on the way. */
export async function compressed(response: Response, request: Request): Promise<Response> {
  const encoding = accepted(request.headers.get('accept-encoding') ?? '');
  const { status, headers } = response;
  if (!encoding || !headers.get('content-type')?.startsWith('text/html')) return response;
  headers.set('content-encoding', encoding);
  headers.append('vary', 'Accept-Encoding');
  return new Response(await quickly[encoding](await response.arrayBuffer()), { status, headers });
}

function accepted(header: string): Encoding | undefined {
  const offers = header.split(',').map((it) => it.trim().split(/\s*;\s*/));
  const takes = (name: string) =>
    offers.some(([offer, weight]) => offer === name && !/^q=0(\.0*)?$/.test(weight ?? ''));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

const isKnown = (header: string | null, etag: string): boolean =>
  header?.split(',').some((it) => [etag, '*'].includes(it.trim().replace(/^W\//, ''))) ?? false;

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
