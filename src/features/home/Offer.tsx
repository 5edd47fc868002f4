import type { Reading } from '../../client/build-data.ts';
import { useAnswer } from '../../client/useList.ts';
import { type Car, fuelType, transmissionType } from '../../domain/booking/car.ts';
import { type OfferAnswer, offerPath } from '../../domain/booking/offer.ts';
import type { ParkingInfo } from '../../domain/booking/parking.ts';
import { labelOf } from '../../domain/kernel/choices.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import * as pages from '../../domain/site/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty, Failed, PlaceholderRows } from '../../ui/states.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { CarPicture } from '../rental/CarPicture.tsx';
import css from './Offer.module.css';
import { OldAnswer } from './OldAnswer.tsx';

const firstCars = 3;

/** What a card reads of a car. */
const cardFields = [
  'id',
  'brand',
  'model',
  'body',
  'production_year',
  'transmission_type',
  'fuel_type',
  'price_per_day',
  'img',
] as const satisfies readonly (keyof Car)[];
type CardCar = Pick<Car, (typeof cardFields)[number]>;
interface CardOffer {
  data: { cars: CardCar[]; parkingInfo: ParkingInfo[] };
}

/** Of a built offer, only what will be painted: the page carries it twice, as markup and as data. */
export const paintedOffer = ({ data: { data }, readAt }: Reading<OfferAnswer>): Reading<CardOffer> => ({
  data: { data: { ...data, cars: data.cars.slice(0, firstCars).map(painted) } },
  readAt,
});

const painted = (car: Car): CardCar => Object.fromEntries(cardFields.map((name) => [name, car[name]])) as CardCar;

interface OfferProps {
  initial?: Reading<CardOffer> | undefined;
}

/** Parking and the first cars, each with its price. */
export function Offer({ initial }: OfferProps) {
  const { answer, error, readAt, retry } = useAnswer<CardOffer>(offerPath, initial);
  if (!answer)
    return error ? <Failed retry={retry}>{error.message || undefined}</Failed> : <PlaceholderRows rows={3} />;
  const [parking] = answer.data.parkingInfo;
  const cars = answer.data.cars.slice(0, firstCars);
  if (!parking && cars.length === 0) return <Empty />;
  return (
    <>
      <ul className={css.offer}>
        {parking && <ParkingCard {...parking} />}
        {cars.map((car) => (
          <CarCard key={car.id} {...car} />
        ))}
      </ul>
      {error && <OldAnswer readAt={readAt} />}
    </>
  );
}

const Price = ({ amount, unit }: { amount: number; unit: string }) => (
  <b className={css.price}>
    {`${amount} `}
    <small>{unit}</small>
  </b>
);

const ParkingCard = ({ price_per_day, capacity }: ParkingInfo) => (
  <li className={`sign ${css.parking}`}>
    <div className={css.big}>
      <Tile icon="parking" size="xl" />
    </div>
    <div className={css.text}>
      <h3>Parking przy terminalu</h3>
      <p>{`${count(capacity, nouns.space)} na poziomach A\u00a0i\u00a0B, 3\u00a0minuty pieszo do odprawy`}</p>
    </div>
    <div className={css.buy}>
      <Price amount={price_per_day} unit="zł/doba" />
      <ButtonLink kind="go" size="s" href={pages.parking}>
        Zarezerwuj
      </ButtonLink>
    </div>
  </li>
);

const CarCard = (car: CardCar) => (
  <li className={css.car}>
    <figure>
      <CarPicture {...car} sizes="20rem" />
    </figure>
    <div className={css.text}>
      <h3>{`${car.brand} ${car.model}`}</h3>
      <p>
        {[car.production_year, labelOf(transmissionType, car.transmission_type), labelOf(fuelType, car.fuel_type)].join(
          '\u00a0· ',
        )}
      </p>
    </div>
    <div className={css.buy}>
      <Price amount={car.price_per_day} unit="zł/dzień" />
      <ButtonLink size="s" href={pages.car(car.id)} aria-label={`Wypożycz: ${car.brand} ${car.model}`}>
        Wypożycz
      </ButtonLink>
    </div>
  </li>
);
