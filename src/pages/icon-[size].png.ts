import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { colours } from '../airport/colours.ts';
import mark from '../airport/mark.svg?raw';

/** For home screens, which cut a circle or a rounded square out of it: the mark stays within the middle two thirds. */
export const GET: APIRoute<Record<string, never>, { size: string }> = async ({ params }) => {
  const size = Number(params.size);
  const edge = Math.round(size / 6);
  const inner = await sharp(Buffer.from(mark), { density: 1200 })
    .resize(size - 2 * edge)
    .toBuffer();
  const icon = sharp(inner)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: colours.sign.light })
    .flatten({ background: colours.sign.light });
  return new Response(new Uint8Array(await icon.png({ palette: true }).toBuffer()));
};

export const getStaticPaths = () => ['180', '192', '512'].map((size) => ({ params: { size } }));
