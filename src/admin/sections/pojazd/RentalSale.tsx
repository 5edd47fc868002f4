import { useSearch } from 'wouter';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { carBlock } from '../../../domain/booking/block.ts';
import { type Car, car, carBody, transmissionType } from '../../../domain/booking/car.ts';
import { passes, unfiltered } from '../../../domain/booking/car-filter.ts';
import { deskContact } from '../../../domain/booking/desk-contact.ts';
import { cheapestFirst, type FreeCar } from '../../../domain/booking/free-cars.ts';
import { nearestStay, searched } from '../../../domain/booking/nearest-stay.ts';
import { takenBy } from '../../../domain/booking/occupant.ts';
import { rental } from '../../../domain/booking/rental.ts';
import type { Span } from '../../../domain/booking/span.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import { formatAmount, formatFigures } from '../../../domain/language/amounts.ts';
import { dayCount, isDay, today, wireDay } from '../../../domain/language/days.ts';
import { count, nouns } from '../../../domain/language/polish.ts';
import { Plate } from '../../../ui/Plate.tsx';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { NoneFree } from '../../bookings/sale/NoneFree.tsx';
import { QuickDays } from '../../bookings/sale/QuickDays.tsx';
import css from '../../bookings/sale/Sale.module.css';
import { Sale } from '../../bookings/sale/Sale.tsx';
import type { SaleChoice } from '../../bookings/sale/sale-choice.ts';
import { useDraft } from '../../bookings/sale/useDraft.ts';
import { Pick } from '../../parts/Pick.tsx';
import { unreadWords } from '../../parts/unread.ts';
import { FreeCarsFilter } from './calendar/FreeCarsFilter.tsx';
import { carName, useCarOccupants, useFreeCars } from './calendar/fleet.ts';
import { type FreeQuestion, stayAsked } from './calendar/free-question.ts';

interface RentalSaleProps {
  /** Where the car of a rental is handed over. */
  protocol: (rental: number) => string;
  onBack: () => void;
}
interface Chosen {
  asked: FreeQuestion;
  car?: number | undefined;
}

const reads = [rental.path, carBlock.path, car.path];
const factsOf = (it: Car) =>
  [
    it.body && labelOf(carBody, it.body),
    labelOf(transmissionType, it.transmission_type),
    it.seats && `miejsc: ${it.seats}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Rents a car to somebody at the desk. The address may say which car and days: those of a bar that was pressed. */
export function RentalSale({ protocol, onBack }: RentalSaleProps) {
  const params = new URLSearchParams(useSearch());
  const [since, until, pressed] = [params.get('od') ?? '', params.get('do') ?? '', Number(params.get('auto'))];
  const [chosen, change] = useDraft<Chosen>(
    'rental sale',
    () => ({ asked: { since: today(), until: null, filters: unfiltered } }),
    pressed && isDay(since) && isDay(until)
      ? { asked: { since, until, filters: unfiltered }, car: pressed }
      : undefined,
  );
  const { asked } = chosen;
  const { stay, error } = stayAsked(asked);
  const { free, cars, reading } = useFreeCars(stay, asked.filters);
  const wantedOf = ({ car: it, price }: FreeCar, of: Span): SaleChoice => ({
    stay: of,
    short: it.license_plate,
    words: [
      `${carName(it)} ${it.license_plate}`,
      `${count(dayCount(of.since, of.until), nouns.day)} × ${formatFigures(it.price_per_day * 100)}`,
    ].join(', '),
    price,
    row: { Cars_id: it.id, since: wireDay(of.since), until: wireDay(of.until), status: 'PENDING' },
    choose: () => change({ asked, car: it.id }),
  });
  const here = free?.find(({ car: it }) => it.id === chosen.car);
  const later = stay && free?.length === 0 ? searched(stay) : undefined;
  const takenLater = useCarOccupants(later);
  const nearest =
    stay && later && takenLater
      ? nearestStay(
          cars.filter((it) => it.active && passes(it, asked.filters)),
          ({ id }) => takenLater(id).map((it) => takenBy(it, later.until)),
          stay,
        )
      : undefined;
  const listed = (booked: SaleChoice | undefined): readonly FreeCar[] | undefined => {
    const sold = booked && cars.find(({ id }) => id === booked.row.Cars_id);
    const others = free?.filter(({ car: it }) => it.id !== sold?.id);
    return sold && others ? [...others, { car: sold, price: booked.price }].toSorted(cheapestFirst) : free;
  };
  return (
    <Sale
      entity={rental}
      shape={deskContact}
      place="Auto"
      head={
        <>
          <FreeCarsFilter
            asked={asked}
            error={error}
            onAsk={(to) => change({ asked: to, car: chosen.car })}
            onClear={undefined}
          />
          <QuickDays asked={asked} onAsk={(of) => change({ asked: { ...asked, ...of }, car: chosen.car })} />
        </>
      }
      wanted={here && stay && wantedOf(here, stay)}
      otherThan={({ row, price }) => {
        const taken = cars.find(({ id }) => id === row.Cars_id);
        const alike = free?.find((it) => it.price === price && it.car.body === taken?.body && it.car.id !== taken?.id);
        return alike && stay && wantedOf(alike, stay);
      }}
      reads={reads}
      nextOf={(id) => ({ label: 'Wydaj auto', href: protocol(id) })}
      begins="wydanie"
      onBack={onBack}
      onSold={() => change(undefined)}
    >
      {(booked) => (
        <>
          {!stay && <p className={css.hint}>Wpisz pierwszy i ostatni dzień.</p>}
          {stay &&
            !free &&
            (reading.error ? (
              <FailedReading reading={reading}>{unreadWords(reading.error)}</FailedReading>
            ) : (
              <PlaceholderRows rows={6} />
            ))}
          {free && free.length > 0 && (
            <p className={css.hint} role="status">
              {`${free.length} z ${cars.filter(({ active }) => active).length} wolnych, od najtańszego`}
            </p>
          )}
          {free?.length === 0 && !booked && (
            <NoneFree
              words="Żadne takie auto nie jest wolne przez cały ten czas. Zmień dni albo klasę."
              nearest={nearest && { stay: nearest.stay, short: nearest.place.license_plate }}
              onTake={() => nearest && change({ asked: { ...asked, ...nearest.stay }, car: nearest.place.id })}
            />
          )}
          <div className={css.list} role="radiogroup" aria-label="Wolne auta">
            {listed(booked)?.map((it) => (
              <Pick
                key={it.car.id}
                name="car"
                checked={it.car.id === (booked?.row.Cars_id ?? chosen.car)}
                onPick={() => change({ asked, car: it.car.id })}
              >
                <span>
                  <b>{carName(it.car)}</b> <Plate>{it.car.license_plate}</Plate>
                  <small>{factsOf(it.car)}</small>
                </span>
                <b>{formatAmount(it.price)}</b>
              </Pick>
            ))}
          </div>
        </>
      )}
    </Sale>
  );
}
