import { type AirfieldStatuses, holdsFlight } from '../../../domain/airfield/airfield.ts';
import { shortName } from '../../../domain/airfield/airfield-plan.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import type { SectionList } from '../../../domain/kernel/section.ts';
import { editPath } from '../../../domain/office/back-office.ts';

/** A terminal, taxiway or runway as the API answers it. */
export type Row = {
  id: number;
  status: string;
  is_available: boolean;
  Flight_id: string | null;
  flight_number: string | null;
  num_of_stations?: number;
  length?: number;
  version?: number;
};
export interface Place {
  list: SectionList;
  row: Row;
  /** Where all of it is changed. */
  edit: string;
  /** What was chosen for it already, where a dialog asks for the rest. */
  begun?: { status: string };
}

export const placeOf = (list: SectionList, row: Row): Place => ({ list, row, edit: editPath(list, row.id) ?? '' });

export const statusesOf = ({ entity }: SectionList): AirfieldStatuses => entity.fields.status.choices;

/** The number of the flight that is there, if there is one in this status. */
export const flightAt = (list: SectionList, { status, flight_number, Flight_id }: Row): string | undefined =>
  holdsFlight(statusesOf(list), status) && Flight_id ? flightNumber(flight_number ?? Flight_id) : undefined;

/**
 * 'T1 Zajęty LO 3818, terminal 1, stanowiska: 4': what its plate shows comes first, so that whoever speaks to the
 * screen says what they see.
 */
export function wordsOf({ list, row }: Place): string {
  const plate = [shortName(list.entity.table, row.id), labelOf(statusesOf(list), row.status), flightAt(list, row)];
  return [
    plate.filter(Boolean).join(' '),
    `${list.entity.one.toLowerCase()} ${row.id}`,
    ...(row.num_of_stations === undefined ? [] : [`stanowiska: ${row.num_of_stations}`]),
    ...(row.length === undefined ? [] : [`${row.length} m`]),
  ].join(', ');
}
