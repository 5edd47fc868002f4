import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { mostBytes, pictureRefusals } from '../../src/domain/site/picture.ts';

/** Hostile files, and others that no upload may stumble over. Each says SECRET where it can hide a word. */
interface HostileFile {
  what: string;
  bytes: Buffer;
}

const script = '<script>alert("SECRET")</script>';
const of = (text: string) => Buffer.from(text, 'latin1');
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');
const concat = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? of(part) : part)));
const named = (files: Record<string, Buffer | string>): HostileFile[] =>
  Object.entries(files).map(([what, bytes]) => ({ what, bytes: typeof bytes === 'string' ? of(bytes) : bytes }));

const blank = (width = 24, height = 16) => sharp({ create: { width, height, channels: 3, background: '#8fb0c9' } });
const jpeg = await blank().jpeg().toBuffer();
const png = await blank().png().toBuffer();
const webp = await blank().webp().toBuffer();

/** A part of a PNG, with its right sum. */
const chunk = (type: string, data: Buffer) => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(concat(type, data)));
  return concat(length, type, data, sum);
};
const signature = png.subarray(0, 8);
/** Black and white, a bit a pixel. */
const header = (width: number, height: number) => {
  const data = hex('00000000 00000000 01 00 00 00 00');
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return chunk('IHDR', data);
};
const rows = (width: number, height: number) => deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
const end = chunk('IEND', Buffer.alloc(0));
const pngOf = (width: number, height: number, data = rows(width, height)) =>
  concat(signature, header(width, height), chunk('IDAT', data), end);
/** With one more part before the pixels. */
const pngWith = (part: Buffer) => concat(png.subarray(0, 33), part, png.subarray(33));
/** With one more segment behind the beginning. */
const jpegWith = (marker: number, body: Buffer) => {
  const head = hex('ff00 0000');
  head.writeUInt8(marker, 1);
  head.writeUInt16BE(body.length + 2, 2);
  return concat(jpeg.subarray(0, 2), head, body, jpeg.subarray(2));
};
/** A copy in which these bytes stand from `at` on. */
const patched = (bytes: Buffer, at: number, digits: string) => {
  const copy = Buffer.from(bytes);
  hex(digits).copy(copy, at);
  return copy;
};
const startOfFrame = jpeg.indexOf(hex('ffc0')) + 5;
const lying = (bytes: Buffer, length: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(length, 4);
  return copy;
};

/** Not one of the three formats, whatever they are called. */
const otherFormats = named({
  'an empty file': '',
  'a single byte': '\xff',
  'plain text': 'zdjęcie',
  'a page': `<!doctype html>${script}`,
  'a page in UTF-16': concat(hex('fffe'), Buffer.from(script, 'utf16le')),
  'an SVG': '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>',
  'an SVG with a script': `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
  'an SVG that reads a file': '<!DOCTYPE s [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg><text>&e;</text></svg>',
  'an SVG in gzip': gzipSync(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  'a program for servers': '<?php system($_GET["c"]); ?>',
  'a program for shells': '#!/bin/sh\nrm -rf /\n',
  'a program for Windows': concat('MZ', Buffer.alloc(200)),
  'an archive': concat('PK\x03\x04', Buffer.alloc(60)),
  'a PDF': '%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript >> >> endobj',
  'a film': concat(hex('00000018'), 'ftypmp42', Buffer.alloc(40)),
  'a sound': concat('RIFF', hex('24000000'), 'WAVEfmt ', Buffer.alloc(40)),
  'a GIF': await blank().gif().toBuffer(),
  'a GIF that is a script': 'GIF89a=1;alert("SECRET");//',
  'a bitmap': concat('BM', Buffer.alloc(80)),
  'a TIFF': await blank().tiff().toBuffer(),
  'an AVIF': await blank().avif({ effort: 0 }).toBuffer(),
  'a HEIC': concat(hex('00000018'), 'ftypheic', Buffer.alloc(40)),
  'an icon': concat(hex('00000100 0100'), Buffer.alloc(40)),
  'a Photoshop file': concat('8BPS', hex('0001'), Buffer.alloc(40)),
  'a page before a JPEG': concat(script, jpeg),
  'an empty line before a PNG': concat('\n', png),
  'a JPEG without its first byte': jpeg.subarray(1),
});

/** They begin like pictures and are none. */
const brokenPictures = named({
  'only the beginning of a JPEG': jpeg.subarray(0, 3),
  'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
  'a JPEG without its pixels': jpeg.subarray(0, jpeg.lastIndexOf(hex('ffda'))),
  'a JPEG of no height': patched(jpeg, startOfFrame, '0000'),
  'noise behind the beginning of a JPEG': concat(jpeg.subarray(0, 3), deflateSync(script.repeat(50))),
  'a script behind the beginning of a JPEG': concat(jpeg.subarray(0, 3), `=0;${script}`),
  'only the signature of a PNG': signature,
  'half a PNG': png.subarray(0, png.length - 30),
  'a PNG without pixels': concat(signature, header(8, 8), end),
  'a PNG of no width': pngOf(0, 8),
  'a PNG whose header has a wrong sum': patched(png, 29, '00000000'),
  'a PNG whose pixels are not compressed': pngOf(8, 8, of('SECRET'.repeat(9))),
  'a PNG with too few rows': pngOf(64, 64, rows(64, 9)),
  'only the header of a WebP': webp.subarray(0, 12),
  'half a WebP': webp.subarray(0, webp.length / 2),
  'a WebP that claims to be longer': lying(webp, 4_000_000),
  'a WebP of noise': concat(webp.subarray(0, 20), deflateSync(script)),
});

/** A few bytes that would fill a memory. */
const bombs = named({
  'a PNG that claims 65,000 pixels a side': concat(signature, header(65_000, 65_000), chunk('IDAT', rows(8, 8)), end),
  'a PNG of 10,000 pixels a side': pngOf(10_000, 10_000),
  'a PNG of one pixel too many in a row': pngOf(40_000_008, 1),
  'a JPEG that claims 65,500 pixels a side': patched(jpeg, startOfFrame, 'ffdc ffdc'),
  'a WebP that claims 16,000 pixels a side': patched(webp, webp.indexOf(hex('9d012a')) + 3, '803e 803e'),
});

const scan = hex('ffda');
/** A picture of one colour whose scans say again and again, for each frequency and bit, that nothing is added to it. */
async function jpegOfScans(): Promise<Buffer> {
  const picture = await blank(8000, 5000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const begins = [picture.indexOf(scan)];
  while (begins.length < 4) begins.push(picture.indexOf(scan, (begins.at(-1) ?? 0) + 2));
  const [, ...ofFrequencies] = begins;
  // Before each scan stands the table it is read by, and in it behind its head of ten bytes what lies in it
  const tables = ofFrequencies.map((at) => picture.subarray(at - 23, at));
  const [first = 0, second = 0] = ofFrequencies;
  const nothing = picture.subarray(first + 10, second - 23);
  const head = (component: number, frequency: number, bit: number) =>
    Buffer.from([0xff, 0xda, 0, 8, 1, component, component > 1 ? 1 : 0, frequency, frequency, bit]);
  const bits = Array.from({ length: 14 }, (_, low) => (low === 13 ? low : ((low + 1) << 4) | low)).reverse();
  const scans = [1, 2, 3].flatMap((component) =>
    Array.from({ length: 63 }, (_, at) => bits.map((bit) => concat(head(component, at + 1, bit), nothing))).flat(),
  );
  return concat(picture.subarray(0, first - 23), ...tables, ...scans, hex('ffd9'));
}
/** Each takes a decoder half a minute. */
const manyScans = named({ 'a JPEG of 2,647 scans': await jpegOfScans() });

const animations = named({
  'an animated WebP': await sharp(Buffer.concat([Buffer.alloc(300, 9), Buffer.alloc(300, 200)]), {
    raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer(),
});

const tooLarge = named({
  'a JPEG with one byte too many': concat(jpeg, Buffer.alloc(mostBytes + 1 - jpeg.length)),
  '3 MB of nothing': Buffer.alloc(3 * 1024 * 1024),
  'a JPEG of 10 MB': concat(jpeg, Buffer.alloc(10 * 1024 * 1024)),
});

const camera = {
  IFD0: { Make: 'SECRET', ImageDescription: script },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 22/1 39/1', GPSLongitudeRef: 'E', GPSLongitude: '18/1 27/1 58/1' },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>SECRET${script}</rdf></x:xmpmeta>`;

/** Pictures, but with what nobody wants in them: they are shown, and nothing else of the file is. */
export const laden = named({
  'a JPEG that tells where it was taken': await blank().withExif(camera).jpeg().toBuffer(),
  'a PNG that tells where it was taken': await blank().withExif(camera).png().toBuffer(),
  'a WebP that tells where it was taken': await blank().withExif(camera).webp().toBuffer(),
  'a JPEG with XMP': await blank().withXmp(xmp).jpeg().toBuffer(),
  'a WebP with XMP': await blank().withXmp(xmp).webp().toBuffer(),
  'a JPEG with a comment': jpegWith(0xfe, of(script)),
  'a JPEG that is a script too': jpegWith(0xfe, of('*/=SECRET;alert(1)/*')),
  'a JPEG with a second picture in it': jpegWith(0xe2, concat('MPF\0SECRET', jpeg)),
  'a JPEG with a page behind it': concat(jpeg, script),
  'a JPEG with an archive behind it': concat(jpeg, 'PK\x03\x04SECRET', Buffer.alloc(60)),
  'a PNG with a page behind it': concat(png, script),
  'a WebP with a page behind it': concat(webp, script),
  'a PNG with text in it': pngWith(chunk('tEXt', of(`Comment\0${script}`))),
  'a PNG with 50 MB of text in it': pngWith(
    chunk('zTXt', concat('SECRET\0\0', deflateSync(Buffer.alloc(50 * 1024 * 1024)))),
  ),
  'a PNG with a part that nobody knows': pngWith(chunk('prVt', of(script))),
  'an animated PNG': pngWith(chunk('acTL', hex('00000002 00000000'))),
  'a JPEG with a colour profile': await blank().withIccProfile('p3').jpeg().toBuffer(),
  'a JPEG in the colours of printers': await blank().toColourspace('cmyk').jpeg().toBuffer(),
  'a PNG of 16 bits a colour': await blank().toColourspace('rgb16').png().toBuffer(),
  'a grey PNG that is partly clear': await blank().ensureAlpha(0.5).toColourspace('b-w').png().toBuffer(),
  'a PNG of a few colours': await blank().png({ palette: true }).toBuffer(),
  'an interlaced PNG': await blank().png({ progressive: true }).toBuffer(),
  'a progressive JPEG': await blank().jpeg({ progressive: true }).toBuffer(),
  'a picture of one pixel': await blank(1, 1).png().toBuffer(),
  'a picture as thin as a hair': await blank(1, 16_000).png().toBuffer(),
  'a picture of 40 million pixels': pngOf(8000, 5000),
});

/** What is answered to whom. */
export const refused = [
  { files: otherFormats, status: 400, answer: pictureRefusals.type },
  { files: brokenPictures, status: 400, answer: pictureRefusals.broken },
  { files: bombs, status: 400, answer: pictureRefusals.pixels },
  { files: manyScans, status: 400, answer: pictureRefusals.scans },
  { files: animations, status: 400, answer: pictureRefusals.animated },
  { files: tooLarge, status: 413, answer: pictureRefusals.bytes },
].flatMap(({ files, ...expected }) => files.map((file) => ({ ...file, ...expected })));
