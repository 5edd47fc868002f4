import { choices } from './kernel/choices.ts';
import { entity, type Row } from './kernel/entity.ts';
import { choice, flag, instant, joined, ref, text, textRef } from './kernel/field.ts';
import { type Day, dayOf } from './language/days.ts';

export const flightStatus = choices({
  SCHEDULED: { label: 'Zaplanowany', tone: 'neutral', icon: 'clock', phase: 'expected' },
  WAITING: { label: 'Oczekujący', tone: 'info', icon: 'info', phase: 'expected' },
  AIRBORNE: { label: 'W powietrzu', tone: 'good', icon: 'plane', phase: 'away' },
  'TAKE OFF': { label: 'Start', tone: 'info', icon: 'takeoff', phase: 'expected' },
  LANDING: { label: 'Lądowanie', tone: 'info', icon: 'landing', phase: 'away' },
  FINISHED: { label: 'Zakończony', tone: 'neutral', icon: 'check', phase: 'over' },
  CANCELED: { label: 'Anulowany', tone: 'bad', icon: 'cancel', phase: 'off' },
  DELAYED: { label: 'Opóźniony', tone: 'warn', icon: 'late', phase: 'late' },
});
export type FlightStatus = keyof typeof flightStatus;

/** What a status means: 'expected' here, 'late', 'away': in the air or landing, 'over', or 'off': it does not fly. */
export type Phase = 'expected' | 'late' | 'away' | 'over' | 'off';
/** A status that does not say its phase is a type error here; one that nobody knows yet has none. */
export function phaseOf({ status }: { status: FlightStatus }): Phase | undefined {
  const known: { phase: Phase } | undefined = flightStatus[status];
  return known?.phase;
}
export const statusesIn = (phase: Phase): FlightStatus[] =>
  (Object.keys(flightStatus) as FlightStatus[]).filter((status) => phaseOf({ status }) === phase);
export const isOff = (flight: { status: FlightStatus }): boolean => phaseOf(flight) === 'off';

const hour = 3_600_000;
/** No flight takes longer, so a range of arrivals limits departures too. SQL says the same, in migration 008. */
export const longestHours = 48;
/**
 * A late flight stays in the schedule past its time: at the moment `at` (ms), one whose new time is known if it was
 * planned since `known`, one of which nobody knows how late it is since `unknown`.
 */
export const lateSince = (at: number): { known: number; unknown: number } => ({
  known: at - 24 * hour,
  unknown: at - 3 * hour,
});

const airport = { max: 60, hint: 'Miasto i kod w nawiasie, na przykład Oslo (OSL)' } as const;

// 'data' is the path of the distinct values, so no flight may be called that
const notData = /^(?!data$)[A-Za-z0-9][A-Za-z0-9 -]*$/i;

export const flight = entity({
  table: 'flights',
  path: 'flights',
  one: 'Lot',
  many: 'Harmonogram lotów',
  messages: { added: 'Lot został dodany', changed: 'Lot został zaktualizowany', removed: 'Lot został usunięty' },
  key: 'id',
  read: 'everyone',
  write: ['atc'],
  fields: {
    // Opaque, but for a new flight: then it is its number
    id: text('Numer lotu', {
      max: 24,
      pattern: notData,
      hint: 'Na przykład LO 3844',
      taken: 'Ten lot jest już w tym dniu',
    }),
    // The same number flies on many days
    number: text('Numer lotu', { max: 10, pattern: notData, server: true }),
    status: choice('Status', flightStatus, { initial: 'SCHEDULED' }),
    airline_name: text('Linia lotnicza', { max: 60 }),
    departure: instant('Odlot', { message: 'Niepoprawna data i godzina odlotu' }),
    arrival: instant('Przylot', { message: 'Niepoprawna data i godzina przylotu' }),
    destination: text('Cel', airport),
    origin: text('Skąd', airport),
    airplane_serial_no: textRef('Nr samolotu', 'airplanes', { message: 'Wybierz istniejący samolot' }),
    is_departure: flag('Odlot z naszego lotniska', { initial: true }),
    estimated: instant('Nowa godzina', { optional: true, hint: 'Nowa godzina odlotu lub przylotu tutaj' }),
    Gates_id: ref('Bramka', 'gates', { optional: true, message: 'Wybierz istniejącą bramkę' }),
  },
  joined: { gate_name: joined('Gates_id', 'name', text('Bramka', { max: 20, optional: true })) },
  check: ({ departure, arrival }) => {
    if (arrival < departure) return { arrival: 'Przylot nie może być przed odlotem' };
    return Date.parse(arrival) - Date.parse(departure) > longestHours * hour
      ? { arrival: `Lot może trwać najwyżej ${longestHours} godzin` }
      : undefined;
  },
  list: ['id', 'status', 'airline_name', 'departure', 'arrival', 'destination', 'origin', 'airplane_serial_no'],
  search: ['number', 'airline_name', 'destination', 'origin', 'airplane_serial_no'],
  pageSize: 5,
  order: 'departure',
});
export type Flight = Row<typeof flight>;

export const directions = choices({ departure: { label: 'Odloty' }, arrival: { label: 'Przyloty' } });
export type Direction = keyof typeof directions;
export const ends = Object.keys(directions) as Direction[];
export const isEnd = (field: string): field is Direction => Object.hasOwn(directions, field);

/** Columns whose distinct values the filter offers. */
export const distinctColumns = ['id', 'airline_name', 'destination', 'origin', 'airplane_serial_no'] as const;
export type DistinctColumn = (typeof distinctColumns)[number];

/** 'Londyn Luton (LTN)' → its city and its code. */
export function cityAndCode(text: string): { city: string; code: string } {
  const [, city = text, code = ''] = /^(.*?)\s*\(([^)]*)\)\s*$/.exec(text) ?? [];
  return { city, code };
}

/** With plain blanks and dashes, whatever page or keyboard it comes from. */
export const plainText = (text: string): string => text.replace(/\s/g, ' ').replace(/[\u2010-\u2015]/g, '-');

/** How people read a flight's number, whichever way it was stored: 'LO3844' → 'LO 3844'. */
export const flightNumber = (id: string): string =>
  id.replace(/^([a-z]{3}|[a-z]{2}|[a-z]\d|\d[a-z])[ -]?(\d{1,4}[a-z]?)$/i, '$1 $2');

/** The moment that counts here: a departure's departure, an arrival's arrival. */
const timeHere = (flight: Pick<Flight, 'is_departure' | 'departure' | 'arrival'>): string =>
  flight.is_departure ? flight.departure : flight.arrival;

/** The day on which it leaves or lands here, by the timetable: with its number, what it is known by. */
export const dayHere = (flight: Pick<Flight, 'is_departure' | 'departure' | 'arrival'>): Day => dayOf(timeHere(flight));

/** When it leaves or lands here instead, as far as known: a cancelled flight has no new time. */
export const newTime = (flight: Pick<Flight, 'status' | 'estimated'>): string | null =>
  isOff(flight) ? null : (flight.estimated ?? null);

/** Late, and nobody has said by how much. */
export const isUnknown = (flight: Pick<Flight, 'status' | 'estimated'>): boolean =>
  phaseOf(flight) === 'late' && !flight.estimated;

/** When it really leaves or lands here, as far as known. */
export const expectedHere = (
  flight: Pick<Flight, 'status' | 'estimated' | 'is_departure' | 'departure' | 'arrival'>,
): string => newTime(flight) ?? timeHere(flight);

/** When it really leaves and lands, as far as known: a late departure lands as much later. */
export function expectedTimes(flight: Flight): Record<Direction, string> {
  const { is_departure, departure, arrival } = flight;
  const time = newTime(flight);
  if (!time) return { departure, arrival };
  if (!is_departure) return { departure, arrival: time };
  const late = Date.parse(time) - Date.parse(departure);
  return { departure: time, arrival: late > 0 ? new Date(Date.parse(arrival) + late).toISOString() : arrival };
}
