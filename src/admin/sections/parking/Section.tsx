import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { spaceBlock } from '../../../domain/booking/block.ts';
import { parking } from '../../../domain/booking/parking.ts';
import { type Day, wireDay } from '../../../domain/language/days.ts';
import { editPath, partPath, pathOf } from '../../../domain/office/back-office.ts';
import { Column } from '../../../fields/list/Column.tsx';
import { later } from '../../../ui/later.tsx';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { bookingColumns } from '../../bookings/columns.tsx';
import { useBlockForm } from '../../bookings/useBlockForm.ts';
import { useToday } from '../../record/useToday.ts';
import { type Adding, PlainScreen } from '../../shell/PlainScreen.tsx';
import type { ScreenProps } from '../../shell/screens.ts';
import { LevelDay } from './LevelDay.tsx';
import { Occupancy } from './Occupancy.tsx';
import { Today } from './Today.tsx';
import { useChosenDay } from './useChosenDay.ts';

// Most who open the section look at the day
const ParkingSale = later(
  () => import('./ParkingSale.tsx').then((it) => ({ default: it.ParkingSale })),
  PlaceholderRows,
);

const level = (
  <Column
    key="parking_level"
    name="parking_level"
    label={parking.fields.parking_level.label}
    cell={(row) => <b>{String((row as { parking_level?: string }).parking_level)}</b>}
  />
);
const columns = { parking: [level, ...bookingColumns(parking)] };

/** The car park: a level on a day, how full it will be, and its reservations. */
export function Section(props: ScreenProps) {
  const { section, list, part } = props.route;
  const [, navigate] = useLocation();
  const [adding, setAdding] = useState<Adding>();
  const times = useRef(0);
  const today = useToday();
  const [chosen, choose] = useChosenDay();
  const day = chosen ?? today;
  const setDay = (to: Day) => choose(to === today ? undefined : to);
  const block = useBlockForm(spaceBlock, section.slug);
  if (part === 'sale') return <ParkingSale onBack={() => navigate(pathOf(section))} />;
  if (list) return <PlainScreen {...props} />;
  const [reservations] = section.lists;
  // Days that have passed stay as they were
  const blockedFrom = wireDay(day < today ? today : day);
  const edit = (id: number) => reservations && editPath(reservations, id);
  const sale = partPath(section, 'sale');
  const add = (initial: Record<string, unknown>) => {
    times.current += 1;
    setAdding({ table: parking.table, times: times.current, initial, onClose: () => setAdding(undefined) });
  };
  return (
    <PlainScreen {...props} columns={columns} adding={adding}>
      <Today edit={(id) => edit(id) ?? ''} onServe={() => navigate(sale)} />
      <LevelDay
        day={day}
        onDay={setDay}
        edit={edit}
        onFree={(parking_level, space_id) =>
          add({ parking_level, space_id, since: wireDay(day), until: wireDay(day), status: 'RESERVED' })
        }
        onSell={(space, until) =>
          navigate(`${sale}?${new URLSearchParams({ miejsce: String(space), od: day, do: until })}`)
        }
        onBlock={(parking_level, space_id) =>
          block.ask({ parking_level, space_id, since: blockedFrom, until: blockedFrom })
        }
      />
      {block.form}
      <Occupancy day={day} onDay={setDay} />
    </PlainScreen>
  );
}
