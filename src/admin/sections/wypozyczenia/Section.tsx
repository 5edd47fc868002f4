import { rental, rentalStatus } from '../../../domain/booking/rental.ts';
import * as pages from '../../../domain/site/paths.ts';
import { CarPicture } from '../../../features/rental/CarPicture.tsx';
import { OwnBookings } from '../../own/OwnBookings.tsx';
import type { ScreenProps } from '../../shell/screens.ts';
import css from './Section.module.css';

/** One's own rentals of cars. */
export const Section = (props: ScreenProps) => (
  <OwnBookings
    {...props}
    entity={rental}
    kind="rental"
    empty={{
      words: 'Brak wypożyczeń',
      text: 'Auta czekają przy wyjściu z hali.',
      link: 'Zobacz auta',
      href: pages.cars,
    }}
    booked={({ Cars_id }) => ({ kind: 'rental', Cars_id })}
    name={({ brand, model }) => `${brand} ${model}`}
    thing={({ brand, model, license_plate, img, body }) => (
      <span className={css.car}>
        <span className={css.picture}>
          <CarPicture img={img} body={body} sizes="6.5rem" />
        </span>
        <span>
          <b>
            {brand} {model}
          </b>
          <small>{license_plate}</small>
        </span>
      </span>
    )}
    status={({ status }) => rentalStatus[status]}
  />
);
