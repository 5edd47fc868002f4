import { crc32, deflateSync } from 'node:zlib';

/** Clear room around a code, in its own modules: less, and scanners miss it. And how many dots a module is wide. */
const border = 4;
const dots = 6;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A QR code of a text as a PNG of black and white: mails can draw nothing themselves. */
export async function qrPicture(text: string): Promise<Buffer> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border });
  const width = size * dots;
  const lines = data.flatMap((modules) => {
    const line = Buffer.alloc(1 + Math.ceil(width / 8));
    for (let x = 0; x < width; x++) {
      // A bit that is set is white; the first byte of a line says that it is not filtered
      if (!modules[Math.floor(x / dots)]) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
    return Array<Buffer>(dots).fill(line);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
