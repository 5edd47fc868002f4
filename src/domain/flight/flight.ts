import { homeAirport } from '../../airport/identity.ts';
import { entity, type Row } from '../kernel/entity.ts';
import { flag, instant, joined, ref } from '../kernel/field.ts';
import { byValueOrRange } from '../kernel/operators.ts';
import { formatInstant } from '../language/days.ts';
import { airplane } from './airplane.ts';
import { problemWithTimes } from './far-times.ts';
import { flightColumns, flightFields, flightsPerPage, refLabels } from './flight-fields.ts';
import { problemWithRoute } from './flight-route.ts';
import { expectedHere } from './flight-times.ts';
import { gate } from './gate.ts';
import { liveFields } from './live-fields.ts';

const hour = 3_600_000;
/** No flight takes longer, so a range of arrivals limits departures too. SQL says the same, in migration 008. */
export const longestHours = 48;

const airportHint = 'Miasto i kod w nawiasie, na przykład Oslo (OSL)';

export const flight = entity({
  table: 'flights',
  path: 'flights',
  one: 'Lot',
  many: 'Harmonogram lotów',
  messages: { added: 'Lot został dodany', changed: 'Lot został zaktualizowany', removed: 'Lot został usunięty' },
  key: 'id',
  label: ['number'],
  read: 'everyone',
  write: ['atc'],
  restorable: true,
  whenNeeded: 'Lot z biletami lub bagażem można anulować.',
  fields: {
    ...flightFields,
    id: { ...flightFields.id, hint: 'Na przykład LO 3844', taken: 'Ten lot jest już w tym dniu' },
    // A new flight is a departure: it leaves from here
    destination: { ...flightFields.destination, hint: airportHint },
    origin: { ...flightFields.origin, hint: airportHint, initial: homeAirport },
    airplane_serial_no: ref(refLabels.airplane_serial_no, () => airplane, { message: 'Wybierz istniejący samolot' }),
    is_departure: flag('Odlot z naszego lotniska', { initial: true }),
    estimated: instant('Nowa godzina', { optional: true, hint: 'Nowa godzina odlotu lub przylotu tutaj' }),
    Gates_id: ref(refLabels.Gates_id, () => gate, { optional: true, message: 'Wybierz istniejącą bramkę' }),
    ...liveFields,
  },
  joined: {
    airplane_model: joined('airplane_serial_no', 'model', airplane.fields.model),
    gate_name: joined('Gates_id', 'name', gate.fields.name),
  },
  check: ({ is_departure, origin, destination, departure, arrival, ...row }) => {
    const wrongEnd = problemWithRoute({ is_departure, origin, destination });
    if (wrongEnd) return wrongEnd;
    if (!departure || !arrival) return undefined;
    if (arrival < departure) return { arrival: 'Przylot nie może być przed odlotem' };
    if (Date.parse(arrival) - Date.parse(departure) > longestHours * hour)
      return { arrival: `Lot może trwać najwyżej ${longestHours} godzin` };
    return problemWithTimes({ departure, arrival }, row);
  },
  list: flightColumns,
  filter: { ...byValueOrRange(flightColumns), status: ['=', 'IN', 'NOT'], Gates_id: ['=', 'IN'] },
  lookUp: {
    who: 'everyone',
    coming: 'departure',
    state: 'status',
    reads: ['is_departure', 'departure', 'arrival', 'estimated', 'origin', 'destination'],
    detail: (it): string => `${formatInstant(expectedHere(it))}, ${it.origin} – ${it.destination}`,
  },
  search: ['number', 'airline_name', 'destination', 'origin', 'airplane_serial_no'],
  pageSize: flightsPerPage,
  order: 'departure',
});
export type Flight = Row<typeof flight>;
