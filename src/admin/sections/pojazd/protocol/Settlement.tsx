import type { HandOver } from '../../../../domain/booking/hand-over.ts';
import type { Mark } from '../../../../domain/booking/marks.ts';
import type { Rental } from '../../../../domain/booking/rental.ts';
import { daysLate } from '../../../../domain/booking/stage.ts';
import { formatAmount } from '../../../../domain/language/amounts.ts';
import { dayCount, dayOf, formatShort, today } from '../../../../domain/language/days.ts';
import { count, grouped, nouns } from '../../../../domain/language/polish.ts';
import { Pick } from '../../../parts/Pick.tsx';
import { Part } from './Part.tsx';
import css from './Settlement.module.css';
import type { Offered } from './settled.ts';

const noOrder = 'Bez zamówienia zapłaty nie da się tu zapisać.';

interface SettlementProps {
  rental: Rental;
  /** How many new marks there are. */
  fresh: number;
  offered: Offered | undefined;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Money after the differences: nothing is ticked before a person ticks it, and the button says what will happen. */
export function Settlement({ rental, fresh, offered, isTicked, onTick }: SettlementProps) {
  const perDay = rental.price_per_day * 100;
  const late = daysLate(rental);
  return (
    <Part
      title="Rozliczenie"
      part="settlement"
      done
      aside={offered ? 'zaznacz, co ma się stać' : 'nie ma czego rozliczać'}
    >
      {offered && (
        <Pick checked={isTicked} onPick={onTick}>
          <span>
            <b>{offered.kind === 'early' ? `Oddaj ${offered.days} przed terminem` : `${offered.days} po terminie`}</b>
            <small>
              {offered.daysOff} × {formatAmount(perDay)}
              {offered.kind === 'early' && (offered.amount > 0 ? ', wraca tak, jak przyszło' : ', bez dopłaty')}
            </small>
          </span>
          <b>{formatAmount(offered.amount || offered.relief)}</b>
        </Pick>
      )}
      {late > 0 && !offered && (
        <small>
          {count(late, nouns.day)} po terminie, {formatAmount(late * perDay)}. {noOrder}
        </small>
      )}
      {fresh > 0 && <small>Nowe ślady ({fresh}) zostają w protokole. Zwrot niczego za nie nie dolicza.</small>}
      {offered?.kind === 'early' && <small>Auto od razu wraca do sprzedaży na dni po dzisiejszym.</small>}
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
