import type { Reading } from '../../client/build-data.ts';
import { useAnswer } from '../../client/useList.ts';
import { type Car, fuelType, transmissionType } from '../../domain/car.ts';
import { labelOf } from '../../domain/kernel/choices.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { type OfferAnswer, offerPath } from '../../domain/offer.ts';
import type { ParkingInfo } from '../../domain/parking.ts';
import * as pages from '../../domain/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { drawing } from '../../ui/Icon.tsx';
import { Empty, Failed, PlaceholderRows } from '../../ui/states.tsx';
import { Tile } from '../../ui/Tile.tsx';
import css from './Offer.module.css';
import { Old } from './Old.tsx';

const firstCars = 3;

/** Of a built offer, only what will be painted: the page carries it twice, as markup and as data. */
export const paintedOffer = (
  { data: { data }, readAt }: Reading<OfferAnswer>,
  rents: boolean,
): Reading<OfferAnswer> => ({
  data: { data: { ...data, cars: rents ? data.cars.slice(0, firstCars).map(painted) : [] } },
  readAt,
});

const painted = ({
  id,
  brand,
  model,
  body,
  production_year,
  transmission_type,
  fuel_type,
  price_per_day,
  img,
}: Car): Car =>
  // A card reads nothing else of a car, and the first answer replaces it whole
  ({ id, brand, model, body, production_year, transmission_type, fuel_type, price_per_day, img }) as Car;

interface OfferProps {
  initial?: Reading<OfferAnswer> | undefined;
  /** Cars are offered where they can be rented. */
  rents: boolean;
}

/** Parking and the first cars, each with its price. */
export function Offer({ initial, rents }: OfferProps) {
  const { answer, error, readAt, retry } = useAnswer<OfferAnswer>(offerPath, initial);
  if (!answer) return error ? <Failed retry={retry} /> : <PlaceholderRows rows={3} />;
  const [parking] = answer.data.parkingInfo;
  const cars = rents ? (answer.data.cars ?? []).slice(0, firstCars) : [];
  if (!parking && cars.length === 0) return <Empty />;
  return (
    <>
      <ul className={css.offer}>
        {parking && <ParkingCard {...parking} />}
        {cars.map((car) => (
          <CarCard key={car.id} {...car} />
        ))}
      </ul>
      {error && <Old readAt={readAt} />}
    </>
  );
}

const Price = ({ amount, unit }: { amount: number; unit: string }) => (
  <b className={css.price}>
    {amount} <small>{unit}</small>
  </b>
);

const ParkingCard = ({ price_per_day, capacity }: ParkingInfo) => (
  <li className={`sign ${css.parking}`}>
    <div className={css.big}>
      <Tile icon="parking" size="xl" />
    </div>
    <div className={css.text}>
      <h3>Parking przy terminalu</h3>
      <p>{count(capacity, nouns.space)} na poziomach A&nbsp;i&nbsp;B, 3&nbsp;minuty pieszo do odprawy</p>
    </div>
    <div className={css.buy}>
      <Price amount={price_per_day} unit="zł/doba" />
      <ButtonLink kind="go" size="s" href={pages.parking}>
        Zarezerwuj
      </ButtonLink>
    </div>
  </li>
);

/** No photograph yet: a silhouette of its body, or where that is unknown always the same one for a car. */
const silhouettes = { CITY: 'car-hatchback', ESTATE: 'car-estate', SUV: 'car-suv', VAN: 'car-suv' } as const;
const bodies = ['CITY', 'ESTATE', 'SUV'] as const;
const silhouetteOf = ({ id, body }: Pick<Car, 'id' | 'body'>) =>
  silhouettes[body ?? bodies[(id - 1) % bodies.length] ?? 'CITY'];

const CarCard = ({
  id,
  brand,
  model,
  body,
  production_year,
  transmission_type,
  fuel_type,
  price_per_day,
  img,
}: Car) => (
  <li className={css.car}>
    <figure>
      {img ? (
        <img src={`${pages.api}files/${encodeURIComponent(img)}`} alt="" width="320" height="116" loading="lazy" />
      ) : (
        <svg viewBox="0 0 320 116" aria-hidden="true">
          <use href={drawing(silhouetteOf({ id, body }))} />
        </svg>
      )}
    </figure>
    <div className={css.text}>
      <h3>{`${brand} ${model}`}</h3>
      <p>
        {[production_year, labelOf(transmissionType, transmission_type), labelOf(fuelType, fuel_type)].join('\u00a0· ')}
      </p>
    </div>
    <div className={css.buy}>
      <Price amount={price_per_day} unit="zł/dzień" />
      <ButtonLink size="s" href={pages.car(id)} aria-label={`Wypożycz: ${brand} ${model}`}>
        Wypożycz
      </ButtonLink>
    </div>
  </li>
);
