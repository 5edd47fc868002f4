import { mostBytes, pictureRefusals, pictureTypes } from '../domain/site/picture.ts';
import { largestSide } from '../domain/site/picture-widths.ts';

/** The types that a file input offers. */
export const pictures = Object.values(pictureTypes).join(',');

/** Photographs of telephones are larger than what may be sent; what is drawn anew of them is not. */
const mostMegabytes = 20;

/** The picture in a file, or why there is none. */
export async function openPicture(file: File): Promise<ImageBitmap | string> {
  if (!pictures.split(',').includes(file.type)) return pictureRefusals.type;
  const megabytes = file.size / 1024 / 1024;
  if (megabytes > mostMegabytes)
    return `Plik ma ${megabytes.toFixed(1).replace('.', ',')} MB, najwięcej ${mostMegabytes} MB`;
  return createImageBitmap(file).catch(() => pictureRefusals.broken);
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A part of a picture as a JPEG so wide and high: drawn anew, so that nothing of the file goes along. */
export async function drawJpeg(picture: ImageBitmap, part: Box, width: number, height: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be written');
  return blob;
}

/** What is sent of a file: the file, or, where it is too large, its picture as large as it would be stored. */
export async function fitPicture(file: File): Promise<Blob | string> {
  if (file.size <= mostBytes && pictures.split(',').includes(file.type)) return file;
  const picture = await openPicture(file);
  if (typeof picture === 'string') return picture;
  const { width, height } = picture;
  const scale = Math.min(1, largestSide / Math.max(width, height));
  const whole = { left: 0, top: 0, width, height };
  const drawn = await drawJpeg(picture, whole, Math.round(width * scale), Math.round(height * scale));
  picture.close();
  return drawn;
}
