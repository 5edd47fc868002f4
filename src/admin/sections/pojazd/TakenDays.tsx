import { daysOf } from '../../../domain/booking/booking-row.ts';
import { priceOf } from '../../../domain/booking/price.ts';
import { formatAmount, formatDayPrice } from '../../../domain/language/amounts.ts';
import { type Day, dayCount, wireDay } from '../../../domain/language/days.ts';
import { count, nouns } from '../../../domain/language/polish.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { ErrorText } from '../../../ui/Field.tsx';
import { later } from '../../../ui/later.tsx';
import { dayIn } from '../../bookings/DayControl.tsx';
import { useListedPrice } from '../../bookings/price.ts';
import { Card } from '../../parts/Card.tsx';
import type { PreviewProps } from '../../record/parts.ts';
import css from './TakenDays.module.css';
import { inTheWay, sayTaken, takenByOthers, useTakenDays } from './taken-days.ts';

const Calendar = later(() => import('../../../ui/Calendar.tsx'));

/** The calendar of the car below its form: days on which it is taken cannot be chosen, the others cost so much. */
export function TakenDays({ values, row, change }: PreviewProps) {
  const car = Number(values.Cars_id) || undefined;
  const taken = useTakenDays(car);
  const days = daysOf(values);
  const others = taken && car !== undefined ? takenByOthers(taken, car, row) : undefined;
  const other = others && days && inTheWay(others, days);
  const [since, until] = [dayIn(values.since), dayIn(values.until)];
  const fill = (name: string, day: Day | null) => change(name, day ? wireDay(day) : '');
  return (
    <Card title="Kalendarz auta" className={css.taken}>
      {car === undefined && <p>Wybierz auto: zobaczysz, kiedy jest wolne.</p>}
      {car !== undefined && (
        <>
          <div role="status">
            {other ? <ErrorText>{sayTaken(other)}</ErrorText> : days && <Price car={car} row={row} values={values} />}
          </div>
          <Boundary>
            <Calendar
              value={{ since, until }}
              taken={others}
              onChange={(chosen) => {
                fill('since', chosen.since);
                fill('until', chosen.until);
              }}
            />
          </Boundary>
          <p className={css.key}>Dni przekreślone: auto jest zajęte.</p>
        </>
      )}
    </Card>
  );
}

/** '3 dni × 139 zł = 417,00 zł': by the price at booking, or today's of a new rental or another car. */
function Price({ car, row, values }: { car: number } & Pick<PreviewProps, 'row' | 'values'>) {
  const booked = row?.Cars_id === car ? Number(row.price_per_day) * 100 : undefined;
  const listed = useListedPrice(booked === undefined ? car : undefined);
  const days = daysOf(values);
  const perDay = booked ?? listed;
  if (!days || perDay === undefined) return null;
  return (
    <p>
      {count(dayCount(days.since, days.until), nouns.day)} × {formatDayPrice(perDay)} ={' '}
      <b>{formatAmount(priceOf(perDay, days.since, days.until))}</b>
    </p>
  );
}
