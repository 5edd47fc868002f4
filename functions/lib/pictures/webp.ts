const picture = new Set(['VP8 ', 'VP8L']);
const keptChunks = new Set([...picture, 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** The bits of VP8X that promise EXIF and XMP. */
const metadata = 0b0000_1100;

export function cleanWebp(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  const parts: Buffer[] = [];
  let drawn = false;
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  for (let at = 12; at + 8 <= end; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    // Chunks are padded to an even length
    const next = at + 8 + size + (size % 2);
    if (next > end) return undefined;
    if (keptChunks.has(type))
      parts.push(type === 'VP8X' ? withoutMetadata(bytes.subarray(at, next)) : bytes.subarray(at, next));
    drawn ||= picture.has(type) || type === 'ANMF';
    at = next;
  }
  if (!drawn) return undefined;
  const body = Buffer.concat(parts);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}

function withoutMetadata(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  if (copy.length > 8) copy.writeUInt8(copy.readUInt8(8) & ~metadata, 8);
  return copy;
}
