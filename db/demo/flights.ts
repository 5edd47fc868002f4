import { homeAirport } from '../../src/airport/identity.ts';
import type { FlightStatus } from '../../src/domain/flight/flight-status.ts';
import { addDays, type Day, dayOf, parseInstant, today } from '../../src/domain/language/days.ts';
import { assignGates, type OpenGate } from './gates.ts';
import { type AircraftType, aircraftTypes, fleetSize, type Rotation, rotations } from './network.ts';
import { randomFrom } from './random.ts';

const minute = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();
/** To the nearest five minutes, as a timetable has it. */
const timetable = (ms: number) => Math.round(ms / (5 * minute)) * 5 * minute;

const serialOf = (code: string, type: AircraftType, tail: number) => {
  const { serial, step } = aircraftTypes[type];
  // Two airlines with the same type have different aircraft
  return String(serial + step * (tail + fleetSize * (code.charCodeAt(0) % 13)));
};

export function airplanes() {
  const fleets = new Map(rotations.map(({ code, type }) => [code + type, { code, type }]));
  return [...fleets.values()].flatMap(({ code, type }) =>
    Array.from({ length: fleetSize }, (_, tail) => {
      const { maker, year, seats, tank, crew, cargo } = aircraftTypes[type];
      return {
        serial_no: serialOf(code, type, tail),
        model: type,
        type: maker,
        production_year: year + tail,
        num_of_seats: seats,
        fuel_tank: tank,
        fuel_quant: Math.round(tank * (0.35 + 0.2 * tail)),
        num_of_crew: crew,
        max_cargo: cargo,
      };
    }),
  );
}

interface Leg {
  /** Flown every day of the season; the id names one day's flight. */
  number: string;
  id: string;
  rotation: Rotation;
  is_departure: boolean;
  departure: number;
  arrival: number;
  tail: number;
}

function legOf(rotation: Rotation, index: number, here: number, is_departure: boolean): Leg {
  const number = `${rotation.code}${rotation.number + (is_departure ? 1 : 0)}`;
  return {
    number,
    id: `${number}-${dayOf(iso(here)).replaceAll('-', '')}`,
    rotation,
    is_departure,
    departure: is_departure ? here : here - rotation.minutes * minute,
    arrival: is_departure ? here + rotation.minutes * minute : here,
    tail: index % fleetSize,
  };
}

/** An aircraft comes in, turns around in 50 minutes and leaves. */
function turnOn(day: Day, index: number, rotation: Rotation): Leg[] {
  const [hours, minutes] = [Math.floor(rotation.leaves / 60), rotation.leaves % 60].map((it) =>
    `${it}`.padStart(2, '0'),
  );
  const leaves = Date.parse(parseInstant(`${day} ${hours}:${minutes}:00`) ?? '');
  return [legOf(rotation, index, leaves - 50 * minute, false), legOf(rotation, index, leaves, true)];
}

/** So many flights are today's, whatever weekday it is and however many of the charters around now are. */
const flightsToday = 44;

/** From yesterday to the next fortnight; today as many as there is room for beside `charters` of that day. */
function timetableLegs(now: Date, charters: number): Leg[] {
  const first = addDays(today(now), -1);
  return Array.from({ length: 16 }, (_, index) => ({ day: addDays(first, index), index })).flatMap(({ day, index }) => {
    const flying = rotations.filter(({ days }) => days?.includes(new Date(`${day}T12:00:00Z`).getUTCDay()) ?? true);
    if (day !== today(now)) return flying.flatMap((rotation) => turnOn(day, index, rotation));
    const room = flightsToday - charters;
    const spare = flying.filter(({ days }) => days).slice(0, Math.max(0, flying.length - Math.floor(room / 2)));
    const flown = flying.filter((it) => !spare.includes(it)).flatMap((rotation) => turnOn(day, index, rotation));
    return [
      ...flown,
      ...extraRotations()
        .flatMap((it) => turnOn(day, 0, it))
        .slice(0, room - flown.length),
    ];
  });
}

/** Charters that make up the number of a day on which fewer fly. */
const extraRotations = (): Rotation[] => [
  { ...rotationTo('Frankfurt'), number: 9090, leaves: 11 * 60 + 5 },
  { ...rotationTo('Kopenhaga'), number: 9092, leaves: 14 * 60 + 25 },
  { ...rotationTo('Wiedeń'), number: 9094, leaves: 17 * 60 + 10 },
];

function rotationTo(city: string): Rotation {
  const found = rotations.find(({ airport }) => airport.startsWith(`${city} (`));
  if (!found) throw new Error(`No demo flight goes to ${city}`);
  return found;
}

interface Planned {
  leg: Leg;
  status: FlightStatus;
  delay?: number | undefined;
  /** What somebody should solve: it comes to the gate of the one that is met, or stands at the closed one. */
  conflict?: 'met' | 'meets' | 'closed';
}

/** Charter flights around now, so that every status is on the board at any hour of the day. */
function legsAroundNow(now: Date): Planned[] {
  const [warsaw, luton, riga] = [rotationTo('Warszawa'), rotationTo('Londyn Luton'), rotationTo('Ryga')];
  const [helsinki, amsterdam] = [rotationTo('Helsinki'), rotationTo('Amsterdam')];
  const around = (rotation: Rotation, number: number, minutes: number, is_departure: boolean) =>
    legOf({ ...rotation, number }, 0, timetable(now.getTime() + minutes * minute), is_departure);
  return [
    { leg: around(luton, 9000, -35, true), status: 'AIRBORNE' },
    { leg: around(warsaw, 9010, -4, true), status: 'TAKE OFF' },
    { leg: around(riga, 9020, 25, true), status: 'WAITING', conflict: 'met' },
    { leg: around(luton, 9030, 50, true), status: 'DELAYED', delay: 40 },
    { leg: around(riga, 9040, 75, true), status: 'CANCELED' },
    { leg: around(warsaw, 9050, 4, false), status: 'LANDING', conflict: 'meets' },
    { leg: around(riga, 9060, 30, false), status: 'AIRBORNE' },
    { leg: around(helsinki, 9044, 40, true), status: 'SCHEDULED', conflict: 'closed' },
    { leg: around(amsterdam, 9024, 20, false), status: 'DELAYED', delay: 25 },
    // Its aircraft leaves again as W69031, which will be later still than it says
    { leg: around(luton, 9070, 10, false), status: 'DELAYED', delay: 75 },
    { leg: around(warsaw, 9080, -60, false), status: 'FINISHED' },
  ];
}

/** What a flight would be doing now. */
function statusAt({ is_departure, departure, arrival }: Leg, now: number): FlightStatus {
  if (is_departure ? arrival < now : arrival < now - 5 * minute) return 'FINISHED';
  if (!is_departure && arrival < now + 8 * minute) return 'LANDING';
  if (departure < now - 10 * minute) return 'AIRBORNE';
  if (departure < now) return 'TAKE OFF';
  return is_departure && departure < now + 35 * minute ? 'WAITING' : 'SCHEDULED';
}

const hereOf = ({ is_departure, departure, arrival }: Leg): number => (is_departure ? departure : arrival);
/** The flight that another meets at its gate has that for itself so much longer. */
const untilMet = 20 * minute;

/** The rows of `flights`; gates by their numbers: those that are open, and one that is closed. */
export function flights(now: Date, gates: readonly OpenGate[], closedGate: number | null = null) {
  const random = randomFrom(20_260_618);
  const charters = legsAroundNow(now);
  const chartersToday = charters.filter(({ leg }) => dayOf(iso(hereOf(leg))) === today(now)).length;
  const scheduled = timetableLegs(now, chartersToday).map((leg) => {
    const [luck, wait, gateLuck] = [random(), random(), random()];
    const usual = statusAt(leg, now.getTime());
    const ahead = hereOf(leg) > now.getTime() + 40 * minute;
    if (luck < 0.03 && usual !== 'AIRBORNE') return { leg, gateLuck, status: 'CANCELED' as const };
    // A few delays have no new time yet
    const delay = wait > 0.2 ? 15 + 5 * Math.floor(wait * 14) : undefined;
    if (ahead && luck > 0.93) return { leg, gateLuck, status: 'DELAYED' as const, delay };
    return { leg, gateLuck, status: usual };
  });
  const around = charters.map((it) => ({ ...it, gateLuck: random() }));
  const all: (Planned & { gateLuck: number })[] = [...scheduled, ...around];
  const rows = all.map(({ leg, status, gateLuck, delay, conflict }) => {
    const here = hereOf(leg);
    const { rotation } = leg;
    const row = {
      id: leg.id,
      number: leg.number,
      status,
      airline_name: rotation.airline,
      departure: iso(leg.departure),
      arrival: iso(leg.arrival),
      destination: leg.is_departure ? rotation.airport : homeAirport,
      origin: leg.is_departure ? homeAirport : rotation.airport,
      airplane_serial_no: serialOf(rotation.code, rotation.type, leg.tail),
      is_departure: leg.is_departure,
      estimated: delay ? iso(here + delay * minute) : null,
      actual_departure: null,
      actual_arrival: null,
    };
    // Gates are known a day ahead, and a cancelled flight has none
    const hasGate = status !== 'CANCELED' && here <= now.getTime() + 24 * 60 * minute;
    return { row, luck: hasGate ? gateLuck : null, conflict };
  });
  const waiting = rows.flatMap(({ row, luck, conflict }) => {
    if (luck === null || conflict === 'meets' || conflict === 'closed') return [];
    const estimated = conflict === 'met' ? iso(Date.parse(row.departure) + untilMet) : row.estimated;
    return [{ ...row, luck, estimated }];
  });
  const assigned = assignGates(waiting, gates, now);
  const met = rows.find(({ conflict }) => conflict === 'met')?.row.id ?? '';
  return rows.map(({ row, conflict }) => {
    const open = assigned.get(conflict === 'meets' ? met : row.id) ?? null;
    return { ...row, gates_id: conflict === 'closed' ? closedGate : open };
  });
}
