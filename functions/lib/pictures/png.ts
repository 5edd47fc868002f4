const signature = Buffer.from('89504e470d0a1a0a', 'hex');
// What draws the picture; text, time, EXIF and everything unknown stays behind
const keptChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'pHYs',
  'bKGD',
  'acTL',
  'fcTL',
  'fdAT',
]);

export function cleanPng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, 8).equals(signature)) return undefined;
  const parts: Buffer[] = [signature];
  const seen = new Set<string>();
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || (parts.length === 1 && type !== 'IHDR')) return undefined;
    if (keptChunks.has(type)) parts.push(bytes.subarray(at, end));
    seen.add(type);
    if (type === 'IEND') return seen.has('IDAT') ? Buffer.concat(parts) : undefined;
    at = end;
  }
  return undefined;
}
