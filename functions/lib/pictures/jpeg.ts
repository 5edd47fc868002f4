import { orientationOf, orientationSegment } from './orientation.ts';

const [start, end, scan, comment, exif, adobe] = [0xd8, 0xd9, 0xda, 0xfe, 0xe1, 0xee];

/** The APPn segments that a picture needs to be drawn right: JFIF, its colours, Adobe's transform. */
const isNeeded = (marker: number, body: Buffer) =>
  (marker === 0xe0 && body.toString('latin1', 0, 4) === 'JFIF') ||
  (marker === 0xe2 && body.toString('latin1', 0, 11) === 'ICC_PROFILE') ||
  marker === adobe;

const isSegment = (marker: number) => (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xfe);

export function cleanJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff00 + start) return undefined;
  const parts = [bytes.subarray(0, 2)];
  let scanned = false;
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1; // A marker may be filled up with 0xff
      continue;
    }
    if (marker === end) return scanned ? Buffer.concat([...parts, bytes.subarray(at, at + 2)]) : undefined;
    if (!isSegment(marker) || at + 4 > bytes.length) return undefined;
    const length = bytes.readUInt16BE(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return undefined;
    const body = bytes.subarray(at + 4, next);
    const turned = marker === exif ? orientationOf(body) : undefined;
    if (turned) parts.push(orientationSegment(turned));
    else if (marker !== comment && (marker < 0xe0 || marker > 0xef || isNeeded(marker, body)))
      parts.push(bytes.subarray(at, next));
    at = next;
    if (marker === scan) {
      scanned = true;
      at = endOfScan(bytes, next);
      parts.push(bytes.subarray(next, at));
    }
  }
  return undefined;
}

/** Where the data of a scan ends: at a marker that is neither a stuffed 0xff nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}
