import { useRef, useState } from 'react';
import { spaceBlock } from '../../../domain/booking/block.ts';
import { parking } from '../../../domain/booking/parking.ts';
import { type Day, wireDay } from '../../../domain/language/days.ts';
import { editPath } from '../../../domain/office/back-office.ts';
import { Column } from '../../../fields/list/Column.tsx';
import { bookingColumns } from '../../bookings/columns.tsx';
import { useBlockForm } from '../../bookings/useBlockForm.ts';
import { useToday } from '../../record/useToday.ts';
import { type Adding, PlainScreen } from '../../shell/PlainScreen.tsx';
import type { ScreenProps } from '../../shell/screens.ts';
import { LevelDay } from './LevelDay.tsx';
import { Occupancy } from './Occupancy.tsx';
import { Today } from './Today.tsx';

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
  const { section, list } = props.route;
  const today = useToday();
  const [chosen, choose] = useState<Day>();
  const day = chosen ?? today;
  const setDay = (to: Day) => choose(to === today ? undefined : to);
  const [adding, setAdding] = useState<Adding>();
  const times = useRef(0);
  const block = useBlockForm(spaceBlock, section.slug);
  if (list) return <PlainScreen {...props} />;
  const [reservations] = section.lists;
  // Days that have passed stay as they were
  const blockedFrom = wireDay(day < today ? today : day);
  const edit = (id: number) => reservations && editPath(reservations, id);
  const add = (initial: Record<string, unknown>) => {
    times.current += 1;
    setAdding({ table: parking.table, times: times.current, initial, onClose: () => setAdding(undefined) });
  };
  return (
    <PlainScreen {...props} columns={columns} adding={adding}>
      <Today
        edit={(id) => edit(id) ?? ''}
        onServe={() => add({ since: wireDay(today), until: wireDay(today), status: 'RESERVED' })}
      />
      <LevelDay
        day={day}
        onDay={setDay}
        edit={edit}
        onFree={(parking_level, space_id, until) => {
          add({ parking_level, space_id, since: wireDay(day), until: wireDay(until), status: 'RESERVED' });
        }}
        onBlock={(parking_level, space_id) =>
          block.ask({ parking_level, space_id, since: blockedFrom, until: blockedFrom })
        }
      />
      {block.form}
      <Occupancy day={day} onDay={setDay} />
    </PlainScreen>
  );
}
