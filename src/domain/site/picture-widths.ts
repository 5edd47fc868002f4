import { api } from './roots.ts';

/** A stored picture is drawn within this square, and once more in each of the narrow widths where it is wider. */
export const largestSide = 1600;
export const narrowWidths = [320, 640] as const;

/** The name of the same picture in one of the narrow widths. */
export const narrowName = (name: string, width: number): string => name.replace(/(?=\.\w+$)/, `-${width}`);

const address = (name: string) => `${api}files/${encodeURIComponent(name)}`;

/** The attributes of an <img> that shows a picture; `sizes` says how wide, and browsers take what suits the screen. */
export const pictureSource = (name: string, sizes: string): { sizes: string; srcSet: string; src: string } => ({
  // The two that say what to choose from come first: a browser begins with the first address that it reads
  sizes,
  srcSet: [
    ...narrowWidths.map((width) => `${address(narrowName(name, width))} ${width}w`),
    `${address(name)} ${largestSide}w`,
  ].join(', '),
  src: address(name),
});
