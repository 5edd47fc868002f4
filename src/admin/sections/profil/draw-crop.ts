import { drawJpeg } from '../../../client/picture-file.ts';
import { type Crop, squareOf, storedSide } from './crop.ts';

/** What the dialog shows, in its own units: the square that is kept lies round a circle in its middle. */
export const view = { width: 360, height: 240, circle: 200 };

/** Draws the picture, darkened but for the circle. */
export function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: Crop): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const unit = canvas.width / view.width;
  const [middleX, middleY] = [canvas.width / 2, canvas.height / 2];
  const radius = (view.circle / 2) * unit;
  const scale = (view.circle * unit) / squareOf(picture, crop).side;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    picture,
    middleX - crop.x * scale,
    middleY - crop.y * scale,
    picture.width * scale,
    picture.height * scale,
  );
  context.fillStyle = 'rgb(11 27 43 / 0.62)';
  context.beginPath();
  context.rect(0, 0, canvas.width, canvas.height);
  context.arc(middleX, middleY, radius, 0, 2 * Math.PI, true);
  context.fill('evenodd');
  context.strokeStyle = getComputedStyle(canvas).getPropertyValue('--amber');
  context.lineWidth = 3 * unit;
  context.beginPath();
  context.arc(middleX, middleY, radius, 0, 2 * Math.PI);
  context.stroke();
}

/** The square as a JPEG. */
export function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const { left, top, side } = squareOf(picture, crop);
  return drawJpeg(picture, { left, top, width: side, height: side }, storedSide, storedSide);
}
