import { airfieldPlan } from '../../src/domain/airfield/airfield-plan.ts';
import type { FlightStatus } from '../../src/domain/flight/flight-status.ts';

interface SeededFlight {
  id: string;
  status: FlightStatus;
  is_departure: boolean;
}

/** Who stands where at this moment. */
export function airfield(flights: readonly SeededFlight[]) {
  const departing = (status: FlightStatus) => flights.find((it) => it.is_departure && it.status === status)?.id;
  const arriving = (status: FlightStatus) => flights.find((it) => !it.is_departure && it.status === status)?.id;
  const terminals = [
    { status: 'OCCUPIED', is_available: true, flight_id: departing('WAITING') },
    { status: 'FULL', is_available: false, flight_id: departing('DELAYED') },
    { status: 'EMPTY', is_available: true, flight_id: null },
    { status: 'CLOSED', is_available: false, flight_id: null },
  ];
  const taxiways = [
    ready,
    { status: 'CLOSED', is_available: false, flight_id: null },
    { status: 'OCCUPIED', is_available: false, flight_id: departing('WAITING') },
    ready,
    ready,
    { ...ready, is_available: false },
  ];
  const runways = [
    { status: 'OCCUPIED', is_available: false, flight_id: departing('TAKE OFF') },
    { status: 'OCCUPIED', is_available: false, flight_id: arriving('LANDING') },
    ready,
    { status: 'CLOSED', is_available: false, flight_id: null },
  ];
  return {
    terminals: drawn('terminals').map(({ stations }, at) => ({
      ...(terminals[at] ?? { status: 'EMPTY', is_available: true, flight_id: null }),
      num_of_stations: stations,
    })),
    taxiways: drawn('taxiways').map((_, at) => taxiways[at] ?? ready),
    runways: drawn('runways').map(({ metres }, at) => ({ ...(runways[at] ?? ready), length: metres })),
  };
}

const ready = { status: 'READY', is_available: true, flight_id: null };
/** Places of one table that this airport has, by their ids. */
const drawn = (table: string) =>
  airfieldPlan.places.filter((it) => it.table === table).sort((one, other) => one.id - other.id);

const machines: readonly [string, string, string, string][] = [
  ['GPU-2019-0147', 'Zasilanie', 'Agregat naziemny Houchin C690', 'Płyta A, stanowisko 2'],
  ['GPU-2021-0203', 'Zasilanie', 'Agregat naziemny TLD GPU-414', 'Płyta B, stanowisko 5'],
  ['TUG-0871', 'Holownik', 'Holownik Goldhofer Phoenix AST-2E', 'Hangar 1'],
  ['TUG-0902', 'Holownik', 'Ciągnik bagażowy Mulag Comet 4E', 'Sortownia bagażu'],
  ['LDR-3350', 'Załadunek', 'Taśmociąg TLD NBL', 'Płyta A, stanowisko 1'],
  ['LDR-3361', 'Załadunek', 'Podnośnik kontenerów JBT Commander 15i', 'Magazyn cargo'],
  ['STR-1108', 'Schody', 'Schody pasażerskie TLD ABS-580', 'Płyta B, stanowisko 4'],
  ['AMB-0021', 'Podnośnik', 'Ambulift Bulmor SideBull', 'Terminal 1'],
  ['ICE-0416', 'Odladzanie', 'Odladzarka Vestergaard Elephant BETA', 'Stanowisko odladzania'],
  ['FUE-7720', 'Paliwo', 'Cysterna Garsite 20 000 l', 'Baza paliw'],
  ['FIR-0003', 'Ratownictwo', 'Wóz gaśniczy Rosenbauer Panther 6×6', 'Strażnica'],
  ['SNW-0512', 'Odśnieżanie', 'Oczyszczarka lotniskowa Øveraasen RSC 250', 'Garaż zimowy'],
];

export const equipment = (employeeId: number) =>
  machines.map(([serial_no, type, name, location]) => ({ serial_no, type, name, location, employee_id: employeeId }));
