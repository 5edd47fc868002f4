import type { Car } from '../../domain/booking/car.ts';
import { pictureSource } from '../../domain/site/picture-widths.ts';
import { drawing } from '../../ui/Icon.tsx';

const drawings = { CITY: 'car-city', ESTATE: 'car-estate', SUV: 'car-suv', VAN: 'car-van' } as const;

interface CarPictureProps extends Pick<Car, 'img' | 'body'> {
  /** How wide it is shown, as an <img> says it. */
  sizes?: string;
}

/** Its photograph; until staff upload one, a drawing of its body. Words beside it say what it is. */
export const CarPicture = ({ img, body, sizes = '15rem' }: CarPictureProps) =>
  img ? (
    // `loading` first: some browsers fetch as soon as they read an address
    <img loading="lazy" {...pictureSource(img, sizes)} alt="" width="320" height="116" />
  ) : (
    <svg viewBox="0 0 320 116" aria-hidden="true">
      <use href={drawing(drawings[body ?? 'ESTATE'])} />
    </svg>
  );
