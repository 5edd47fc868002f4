import { decode } from './decode.ts';

// A program of its own: redraw.ts starts it for one picture, and netlify/bundle.ts writes it beside the function
process.once('message', async (bytes: Uint8Array) => {
  process.send?.(await decode(bytes), () => process.disconnect());
});
process.send?.('ready');
