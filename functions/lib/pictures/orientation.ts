const tag = 0x0112;

/** How a camera was held (2 to 8; 1 is upright), from an EXIF segment's body. */
export function orientationOf(body: Buffer): number | undefined {
  if (body.length < 20 || body.toString('latin1', 0, 6) !== 'Exif\0\0') return undefined;
  const tiff = body.subarray(6);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Math.min(read16(directory), 200);
  for (let i = 0; i < entries; i++) {
    const at = directory + 2 + 12 * i;
    const value = read16(at + 8);
    if (read16(at) === tag) return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An EXIF segment that says nothing but how to turn the picture, which browsers do. */
export function orientationSegment(value: number): Buffer {
  const segment = Buffer.from(
    `ffe10022${Buffer.from('Exif\0\0', 'latin1').toString('hex')}4d4d002a00000008000101120003000000010000000000000000`,
    'hex',
  );
  segment.writeUInt16BE(value, 4 + 6 + 8 + 2 + 8);
  return segment;
}
