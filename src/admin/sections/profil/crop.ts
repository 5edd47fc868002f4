/** A picture's size in pixels. */
interface Size {
  width: number;
  height: number;
}
/** The square that is cut out: its middle in the picture's pixels; at zoom 1 it is as large as fits. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const mostZoom = 3;
/** The side of the square that is stored, in pixels. */
export const storedSide = 512;

export const wholeOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;
const between = (least: number, n: number, most: number): number => Math.min(Math.max(n, least), most);

/** The square moved and made smaller until it lies within the picture. */
export function within(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, mostZoom);
  const half = sideOf(size, zoom) / 2;
  return { zoom, x: between(half, crop.x, size.width - half), y: between(half, crop.y, size.height - half) };
}

/** What is cut out of the picture. */
export function squareOf(size: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, zoom);
  return { left: x - side / 2, top: y - side / 2, side };
}
