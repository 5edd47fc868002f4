import { useSetAtom } from 'jotai/react';
import { type Car, carBody, fuelType, transmissionType } from '../../domain/booking/car.ts';
import { priceOf } from '../../domain/booking/price.ts';
import type { RentalTerms } from '../../domain/booking/rental-terms.ts';
import type { Span } from '../../domain/booking/span.ts';
import type { TakenSpan } from '../../domain/booking/taken-cars.ts';
import { labelOf } from '../../domain/kernel/choices.ts';
import { dayFigures, formatDayPrice, formatFigures } from '../../domain/language/amounts.ts';
import { dayCount, formatSpan } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import * as pages from '../../domain/site/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { rentalDatesAtom } from '../booking/wizard.ts';
import { CarPicture } from './CarPicture.tsx';
import css from './CarRow.module.css';
import { CarTerms } from './CarTerms.tsx';

interface CarRowProps {
  car: Car;
  /** The days one asks about. */
  stay: Span | undefined;
  terms?: RentalTerms | undefined;
  /** The days in its way, and the nearest ones of the same length. */
  inWay?: TakenSpan | undefined;
  nearest?: Span | undefined;
}

/** A car of the offer: what it is, what it costs and the way to its days. */
export const CarRow = ({ car, stay, terms, inWay, nearest }: CarRowProps) => {
  const name = `${car.brand} ${car.model}`;
  const perDay = car.price_per_day * 100;
  const keepDays = useSetAtom(rentalDatesAtom);
  // Its page has the days that the list prices, though others were chosen on a car's page since
  const choice = { href: pages.car(car.id), ...(stay && { onClick: () => keepDays(stay) }) };
  return (
    <li className={css.row} data-taken={inWay ? true : undefined}>
      <figure>
        <CarPicture {...car} sizes="(width >= 48rem) 15rem, 9rem" />
      </figure>
      <div className={css.name}>
        <h3>
          <a {...choice}>{name}</a>
        </h3>
        {car.body && <p>{bodyWords(car.body)}</p>}
      </div>
      <ul className={css.has} aria-label="Wyposażenie">
        {equipmentOf(car).map(({ icon, words, before }) => (
          <li key={icon}>
            <Icon name={icon} />
            {before && <span className="hidden">{before} </span>}
            {words}
          </li>
        ))}
      </ul>
      <div className={css.cost}>
        {inWay ? (
          <>
            <Badge tone="bad">Zajęte {inWay.open ? 'do\u00a0odwołania' : formatSpan(inWay)}</Badge>
            <p>
              <span>{formatDayPrice(perDay)}/dzień</span>
            </p>
            {nearest && (
              <a className={css.nearest} href={pages.carOn(car.id, nearest.since, nearest.until)}>
                Wolne {formatSpan(nearest)}
                <span className="hidden"> {name}</span>
              </a>
            )}
          </>
        ) : (
          <>
            <p>
              <b>
                {stay ? formatFigures(priceOf(perDay, stay.since, stay.until)) : dayFigures(perDay)}{' '}
                <small>{stay ? 'zł' : 'zł/dzień'}</small>
              </b>
              {stay && (
                <span>
                  {count(dayCount(stay.since, stay.until), nouns.day)} × {formatDayPrice(perDay)}/dzień
                </span>
              )}
            </p>
            <ButtonLink size="s" {...choice}>
              {stay ? 'Wybierz' : 'Wybierz daty'}
              <span className="hidden"> {name}</span>
            </ButtonLink>
          </>
        )}
      </div>
      <div className={css.terms}>
        <CarTerms {...{ car, terms }} stay={inWay ? undefined : stay} />
      </div>
    </li>
  );
};

const bodyWords = (body: keyof typeof carBody) => (body === 'CITY' ? 'auto miejskie' : carBody[body].label);

function equipmentOf(car: Car): { icon: IconName; words: string; before?: string }[] {
  return [
    { icon: car.fuel_type === 'ELECTRIC' ? 'bolt' : 'fuel', words: labelOf(fuelType, car.fuel_type) },
    { icon: 'gear', words: labelOf(transmissionType, car.transmission_type) },
    ...(car.seats ? [{ icon: 'seat' as const, words: count(car.seats, nouns.space) }] : []),
    { icon: 'calendar', words: String(car.production_year), before: 'rok' },
  ];
}
