import { FailedReading } from '../../../client/FailedReading.tsx';
import { type Occupied, occupancy } from '../../../domain/booking/occupancy.ts';
import { allSpaces } from '../../../domain/booking/parking.ts';
import { addDays, type Day, formatDay, formatWeekday, today } from '../../../domain/language/days.ts';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { AsTable } from '../../parts/AsTable.tsx';
import { Legend } from '../../parts/Legend.tsx';
import { RefreshFailure } from '../../parts/RefreshFailure.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { unreadWords } from '../../parts/unread.ts';
import { useTip } from '../../parts/useTip.tsx';
import css from './Occupancy.module.css';
import { useParked } from './reservations.ts';

const shownDays = 30;
const height = 160;
const step = 30;
const left = 36;
const top = 12;
const heightOf = (spaces: number) => (height * spaces) / allSpaces.length;
const weekday = (day: Day) => formatWeekday(day).split(' ')[0] ?? '';
const words = ({ day, reserved, pending, free }: Occupied) =>
  `${formatDay(day)}: zarezerwowane ${reserved}, w toku ${pending}, wolne ${free}`;

interface OccupancyProps {
  day: Day;
  onDay: (day: Day) => void;
}

/** How full the car park will be in the next thirty days: a chart, and the same as a table. */
export function Occupancy({ day, onDay }: OccupancyProps) {
  const days = { since: today(), until: addDays(today(), shownDays - 1) };
  const reading = useParked(days);
  const { rows, error, readAt } = reading;
  const full = rows && occupancy(rows, days);
  return (
    <Sheet
      className={css.panel}
      title={`Zajętość przez ${shownDays} dni`}
      aside={
        <Legend states={{ reserved: 'Zarezerwowane', held: 'W toku', capacity: `Pojemność ${allSpaces.length}` }} />
      }
    >
      {error && !full && <FailedReading reading={reading}>{unreadWords(error)}</FailedReading>}
      {!error && !full && <PlaceholderRows className={css.waiting} />}
      {full && (
        <>
          <RefreshFailure error={error} readAt={readAt} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reached by keyboard */}
          <section className={css.scroll} aria-label="Wykres zajętości" tabIndex={0}>
            <Chart full={full} chosen={day} />
          </section>
          <AsTable
            className={css.table}
            caption="Zajętość parkingu, dzień po dniu"
            columns={['Dzień', 'Zarezerwowane', 'W toku', 'Wolne']}
          >
            {() =>
              full.map((occupied) => (
                <tr key={occupied.day} aria-current={occupied.day === day ? 'date' : undefined}>
                  <th scope="row">
                    <button type="button" onClick={() => onDay(occupied.day)}>
                      {formatWeekday(occupied.day)}
                    </button>
                  </th>
                  <td>{occupied.reserved}</td>
                  <td>{occupied.pending}</td>
                  <td>{occupied.free}</td>
                </tr>
              ))
            }
          </AsTable>
        </>
      )}
    </Sheet>
  );
}

const lines = [0, 25, 50, 75];

const Chart = ({ full, chosen }: { full: readonly Occupied[]; chosen: Day }) => (
  <svg
    className={css.chart}
    viewBox={`0 0 ${left + full.length * step + 8} ${top + height + 40}`}
    role="img"
    aria-label={`Najmniej wolnych miejsc: ${words(full.reduce((a, b) => (b.free < a.free ? b : a)))}`}
  >
    {lines.map((spaces) => (
      <g key={spaces}>
        <path className={css.line} d={`M${left} ${top + height - heightOf(spaces)}H${left + full.length * step}`} />
        <text x={left - 6} y={top + height - heightOf(spaces) + 4} textAnchor="end">
          {spaces}
        </text>
      </g>
    ))}
    {full.map((occupied, at) => (
      <Bar key={occupied.day} occupied={occupied} x={left + at * step} isChosen={occupied.day === chosen} />
    ))}
    <path className={css.capacity} d={`M${left} ${top}H${left + full.length * step}`} />
    <text className={css.most} x={left - 6} y={top + 4} textAnchor="end">
      {allSpaces.length}
    </text>
  </svg>
);

/** A day; its figures a pointer finds out, and the table has them for everybody else. */
function Bar({ occupied, x, isChosen }: { occupied: Occupied; x: number; isChosen: boolean }) {
  const { target, tip } = useTip<SVGGElement>(words(occupied));
  const reserved = heightOf(occupied.reserved);
  const pending = heightOf(occupied.pending);
  return (
    <>
      <g data-chosen={isChosen || undefined} {...target}>
        <rect className={css.ground} x={x} y={top} width={step} height={height + 36} />
        <rect className={css.reserved} x={x + 4} y={top + height - reserved} width={step - 8} height={reserved} />
        <rect className={css.held} x={x + 4} y={top + height - reserved - pending} width={step - 8} height={pending} />
        <text x={x + step / 2} y={top + height + 16} textAnchor="middle">
          {Number(occupied.day.slice(-2))}
        </text>
        <text x={x + step / 2} y={top + height + 31} textAnchor="middle">
          {weekday(occupied.day)}
        </text>
      </g>
      {tip}
    </>
  );
}
