import sharp from 'sharp';
import card from '../airport/card.svg?raw';

/** The picture that goes with a link to us, drawn when the site is built. */
export const GET = async () =>
  new Response(new Uint8Array(await sharp(Buffer.from(card)).png({ palette: true }).toBuffer()));
