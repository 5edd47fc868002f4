import type { APIRoute } from 'astro';
import sharp from 'sharp';
import mark from '../airport/mark.svg?raw';

const size = 32;

/** Browsers ask for this address when they read no page, and when a page's own icon comes late. */
export const GET: APIRoute = async () => {
  const png = await sharp(Buffer.from(mark), { density: 1200 }).resize(size).png({ palette: true }).toBuffer();
  // The format's header and its list of one picture, which may be a PNG as it is
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return new Response(new Uint8Array(Buffer.concat([header, png])));
};
