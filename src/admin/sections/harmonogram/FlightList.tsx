import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { storedParams } from '../../../client/useAddressParams.ts';
import { type Flight, flight } from '../../../domain/flight/flight.ts';
import { type Since, sinceOf, sinces } from '../../../domain/flight/flight-board.ts';
import { type Direction, directionOf, directions, ends } from '../../../domain/flight/flight-fields.ts';
import { isOff, phaseOf } from '../../../domain/flight/flight-status.ts';
import { expectedHere, newTime, overdueMinutes, timeHere } from '../../../domain/flight/flight-times.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { listOf } from '../../../domain/kernel/section.ts';
import { FlightTime } from '../../../features/schedule/FlightTime.tsx';
import { Column } from '../../../fields/list/Column.tsx';
import type { ListQuery } from '../../../fields/list/useListQuery.ts';
import { fetchSoon, whenIdle } from '../../../ui/idle.ts';
import { later } from '../../../ui/later.tsx';
import type { Tab } from '../../../ui/Tabs.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { listsKey } from '../../list/preferences.ts';
import { Act } from '../../parts/Act.tsx';
import { SectionTabs } from '../../parts/SectionTabs.tsx';
import { Toggles } from '../../parts/Toggles.tsx';
import { useAdding } from '../../record/useAdding.ts';
import type { ScreenProps } from '../../shell/screens.ts';
import css from './FlightList.module.css';
import { Airplane, Airport, OtherTime, Overdue } from './flight-cells.tsx';
import { dialogs } from './flight-dialogs.ts';
import { GateButton } from './GateButton.tsx';
import { headOf } from './RowHeads.tsx';
import { StatusMenu } from './StatusMenu.tsx';

const tabs: readonly Tab<Direction>[] = [
  { id: 'departure', label: directions.departure.label },
  { id: 'arrival', label: directions.arrival.label },
];

/** What somebody at this airport looks for first: the hour here, the number, and what is to be done. */
const columnsOf = (direction: Direction) => {
  const [there, here, other] =
    direction === 'departure' ? ['destination', 'origin', 'arrival'] : ['origin', 'destination', 'departure'];
  return [direction, 'number', 'status', 'Gates_id', there, 'airline_name', other, 'airplane_serial_no', here];
};
const boards = {
  departure: { ...flight, list: columnsOf('departure') } as typeof flight,
  arrival: { ...flight, list: columnsOf('arrival') } as typeof flight,
};
const CopyFlight = later(() => import('./CopyFlight.tsx').then((it) => ({ default: it.CopyFlight })));
const DelayDialog = later(() => import('../../flight/DelayDialog.tsx').then((it) => ({ default: it.DelayDialog })));

/** Our own airport stands at the same end of each row. */
const columnTabs = {
  departure: { name: 'departure', hidden: ['origin'] },
  arrival: { name: 'arrival', hidden: ['destination'] },
};
const minute = 60_000;

/** Departures or arrivals, each row with what changes most often: its status, its new time, its gate. */
export function FlightList({ route: { section }, user }: ScreenProps) {
  // Drawn anew when it changes; the list says in it what session storage has kept
  useSearch();
  const params = storedParams(listsKey(section.slug));
  const direction = directionOf(params);
  const now = useNow(minute) ?? Date.now();
  const [copied, copy] = useState<Flight>();
  const [delayed, putOff] = useState<Flight>();
  useEffect(() => whenIdle(fetchSoon(() => Promise.all([CopyFlight.fetch(), DelayDialog.fetch()]))), []);
  const list = listOf(section, boards[direction]);
  const isByTime = !params.get('sort') && !params.get('search');
  // The API orders chosen days by the timetable, all else by what is expected
  const timeOf = ends.some((end) => params.get(end)) ? timeHere : expectedHere;
  const time = (row: Flight) => (
    <span className={css.time}>
      <FlightTime planned={row[direction]} estimated={newTime(row)} />
      <span className="hidden"> {flightNumber(row.number)}</span>
    </span>
  );
  const other = direction === 'departure' ? 'arrival' : 'departure';
  return (
    <div id="loty" className={css.board}>
      <ListScreen
        list={{ ...list, call: list.callBy?.(params, now), tab: columnTabs[direction] }}
        section={section}
        user={user}
        title={null}
        asked={useAdding()[flight.table]}
        dialogs={dialogs}
        rows={{
          above: isByTime ? headOf(timeOf, now) : undefined,
          quiet: (it) => isOff(it) || phaseOf(it) === 'over',
          further: (row, label) => (
            <>
              {!isOff(row) && (
                <Act of={label} data-action="delay" aria-haspopup="dialog" onClick={() => putOff(row)}>
                  OPÓŹNIENIE
                </Act>
              )}
              <Act of={label} data-action="copy" aria-haspopup="dialog" onClick={() => copy(row)}>
                POWIEL
              </Act>
            </>
          ),
        }}
        head={(query) => <Head direction={direction} since={sinceOf(params)} query={query} />}
      >
        <Column<typeof flight> name={direction} cell={time} />
        <Column<typeof flight>
          name="number"
          label={flight.fields.number.label}
          cell={(it) => <b className="mono">{flightNumber(it.number)}</b>}
        />
        <Column<typeof flight>
          name="status"
          cell={(it) => (
            <>
              <StatusMenu flight={it} />
              <Overdue minutes={overdueMinutes(it, now)} />
            </>
          )}
        />
        <Column<typeof flight>
          name="Gates_id"
          label={flight.fields.Gates_id.label}
          cell={(it) => <GateButton flight={it} />}
        />
        {(['destination', 'origin'] as const).map((name) => (
          <Column<typeof flight> key={name} name={name} cell={(it) => <Airport text={it[name]} />} />
        ))}
        <Column<typeof flight> name="airline_name" label="Linia" cell={(it) => it.airline_name} />
        <Column<typeof flight> name={other} cell={(it) => <OtherTime flight={it} at={it[other]} />} />
        <Column<typeof flight>
          name="airplane_serial_no"
          cell={(row) => <Airplane serial={row.airplane_serial_no} model={row.airplane_model} />}
        />
      </ListScreen>
      {delayed && <DelayDialog flight={delayed} onClose={() => putOff(undefined)} />}
      {copied && <CopyFlight flight={copied} repeats={false} onClose={() => copy(undefined)} />}
    </div>
  );
}

interface HeadProps {
  direction: Direction;
  since: Since;
  query: ListQuery<Flight>;
}

/** Which of the two lists, and from when on. */
const Head = ({ direction, since, query }: HeadProps) => (
  <div className={css.head}>
    <div className={css.tabs}>
      <SectionTabs
        label="Kierunek"
        tabs={tabs}
        selected={direction}
        onSelect={(to) => to !== direction && query.change({ isarrdep: to, sort: undefined, order: undefined })}
        panel="loty"
      />
    </div>
    <Toggles
      label="Od kiedy"
      choices={sinces}
      value={since}
      onChoose={(choice) => query.change({ od: choice === 'teraz' ? undefined : choice })}
    />
  </div>
);
