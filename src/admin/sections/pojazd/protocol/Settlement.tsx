import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { HandOver } from '../../../../domain/booking/hand-over.ts';
import type { Mark } from '../../../../domain/booking/marks.ts';
import { isOwed } from '../../../../domain/booking/order.ts';
import { priceChange } from '../../../../domain/booking/price-change.ts';
import type { Rental } from '../../../../domain/booking/rental.ts';
import { daysLate } from '../../../../domain/booking/stage.ts';
import { type Day, dayCount, dayOf, formatShort, today, wireDay } from '../../../../domain/language/days.ts';
import { count, formatAmount, grouped, nouns } from '../../../../domain/language/polish.ts';
import { Part } from './Part.tsx';
import css from './Settlement.module.css';

/** What a return does besides ending the rental, as somebody has ticked it. */
export interface Settled {
  button: string;
  /** What goes back or is added, in grosze. */
  amount: number;
  asked: string;
  told: (plate: string) => string;
  /** What is sent along. */
  sent: { until?: Day; amount?: number; refund?: boolean; charge?: boolean };
}
export const settledNothing: Settled = {
  button: 'Zakończ bez zwrotu',
  amount: 0,
  asked: '',
  told: (plate) => `Odebrano ${plate}`,
  sent: {},
};

interface SettlementProps {
  rental: Rental;
  /** How many new marks there are. */
  fresh: number;
  value: Settled;
  onChange: (settled: Settled) => void;
}

/** Money after the differences: nothing is ticked before a person ticks it, and the button says what will happen. */
export function Settlement({ rental, fresh, onChange }: SettlementProps) {
  const id = useId();
  const now = today();
  const [isTicked, tick] = useState(false);
  const perDay = rental.price_per_day * 100;
  const late = daysLate(rental, now);
  const early = late > 0 ? 0 : Math.max(dayCount(now, dayOf(rental.until)) - 1, 0);
  const change = late + early > 0 ? priceChange(rental, { ...rental, until: wireDay(now) }) : undefined;
  const back = change?.refund ?? 0;
  const added = change ? Math.max(change.after - change.before, 0) : 0;
  const days = count(late || early, nouns.day);
  // Without an order nobody can be asked for money here
  const dearer = added || (rental.order_state && isOwed({ state: rental.order_state }) ? late * perDay : 0);
  const tell = useEffectEvent(() => {
    const refunds = isTicked && early > 0 && back > 0;
    const charges = isTicked && late > 0 && dearer > 0;
    if (refunds)
      onChange({
        button: `Zakończ i zwróć ${formatAmount(back)}`,
        amount: back,
        asked: `Oddajesz ${formatAmount(back)} za ${days}. Pieniądze wracają tak, jak przyszły.`,
        told: (plate) => `Odebrano ${plate}, zwracamy ${formatAmount(back)}`,
        sent: { until: now, amount: back },
      });
    else if (charges)
      onChange({
        button: `Zakończ i pobierz ${formatAmount(dearer)}`,
        amount: dearer,
        asked: `Doliczasz ${days} po terminie. Za chwilę przyjmiesz to terminalem, gotówką albo linkiem.`,
        told: (plate) => `Odebrano ${plate}, do zapłaty za ${days} po terminie`,
        sent: { until: now, refund: false, charge: true },
      });
    else onChange(settledNothing);
  });
  // What the lines say follows from what is ticked
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when one of these changes
  useEffect(() => tell(), [isTicked, back, late, dearer]);
  const lines = early > 0 && back > 0 ? 'early' : dearer > 0 ? 'late' : undefined;
  return (
    <Part
      title="Rozliczenie"
      part="settlement"
      done
      aside={lines ? 'zaznacz, co ma się stać' : 'nie ma czego rozliczać'}
    >
      {lines && (
        <label className={css.pick} htmlFor={`${id}-days`}>
          <input id={`${id}-days`} type="checkbox" checked={isTicked} onChange={({ target }) => tick(target.checked)} />
          <span>
            <b>{lines === 'early' ? `Oddaj ${days} przed terminem` : `${days} po terminie`}</b>
            <small>
              {late || early} × {formatAmount(perDay)}
              {lines === 'early' && ', wraca tak, jak przyszło'}
            </small>
          </span>
          <b>{formatAmount(lines === 'early' ? back : dearer)}</b>
        </label>
      )}
      {late > 0 && !lines && (
        <small>
          {days} po terminie, {formatAmount(late * perDay)}. Ta rezerwacja nie ma zamówienia: zapłaty nie da się tu
          zapisać.
        </small>
      )}
      {fresh > 0 && <small>Nowe ślady ({fresh}) zostają w protokole. Ten zwrot niczego za nie nie dolicza.</small>}
      {lines === 'early' && <small>Auto od razu wraca do sprzedaży na dni po dzisiejszym.</small>}
    </Part>
  );
}

interface DifferencesProps {
  rental: Rental;
  out: HandOver;
  mileage: number | undefined;
  fuel: number;
  marks: readonly Mark[];
}

/** What has changed since the car went: first, for money comes after it. */
export function Differences({ rental, out, mileage, fuel, marks }: DifferencesProps) {
  const now = today();
  const late = daysLate(rental, now);
  const early = Math.max(dayCount(now, dayOf(rental.until)) - 1, 0);
  const term =
    late > 0
      ? `${count(late, nouns.day)} po terminie`
      : early > 0
        ? `${count(early, nouns.day)} wcześniej`
        : 'w terminie';
  const lack = out.fuel - fuel;
  const rows = [
    {
      name: 'Licznik',
      was: grouped(out.mileage),
      is: mileage === undefined ? '–' : grouped(mileage),
      sum: mileage === undefined ? '' : `${grouped(Math.max(mileage - out.mileage, 0))} km`,
    },
    { name: 'Paliwo', was: `${out.fuel}/8`, is: `${fuel}/8`, sum: lack > 0 ? `brakuje ${lack}/8` : 'bez zmian' },
    {
      name: 'Ślady',
      was: out.marks.length,
      is: marks.length,
      sum: marks.length > out.marks.length ? `nowe: ${marks.length - out.marks.length}` : 'bez zmian',
    },
    { name: 'Termin', was: formatShort(dayOf(rental.until)), is: formatShort(now), sum: term },
  ];
  return (
    <Part title="Różnice" part="differences" done aside="przy wydaniu, przy zwrocie">
      <table className={css.differences}>
        <thead className="hidden">
          <tr>
            <th>Co</th>
            <th>Wydanie</th>
            <th>Zwrot</th>
            <th>Różnica</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, was, is, sum }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{was}</td>
              <td>{is}</td>
              <td>
                <b>{sum}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
