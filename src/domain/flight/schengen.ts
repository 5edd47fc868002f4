import { cityAndCode } from './flight-words.ts';
import type { GateZone } from './gate.ts';

/** Airports with flights to Poland from where passengers show their passports, by country. */
const outside = new Set(
  [
    'ABZ BFS BHX BRS EDI EMA GLA LBA LCY LGW LHR LPL LTN MAN NCL SEN STN', // Great Britain
    'DUB NOC ORK SNN', // Ireland
    'LCA PFO', // Cyprus
    'ADA ADB AYT BJV DLM ESB IST SAW', // Turkey
    'BEG INI TGD TIV TIA OHD SKP PRN SJJ TZL', // Western Balkans
    'EVN GYD KUT TBS', // the Caucasus
    'HRG RMF SSH CAI DJE MIR NBE TUN AGA CMN FEZ RAK', // North Africa
    'AMM AQJ AUH DOH DWC DXB SHJ TLV', // the Middle East
    'KIV KBP LWO', // Moldova and Ukraine
    'EWR JFK ORD YYZ', // North America
  ].flatMap((codes) => codes.split(' ')),
);

/** Does a flight cross the border of the Schengen area? Undefined where it names no airport by its code. */
export function crossesBorder(flight: { is_departure: boolean; origin: string; destination: string }) {
  const { code } = cityAndCode(flight.is_departure ? flight.destination : flight.origin);
  return code ? outside.has(code) : undefined;
}

/** Does a gate take the passengers of a flight? One of which we do not know where it goes may stand anywhere. */
export const isInZone = (zone: GateZone, crosses: boolean | undefined): boolean =>
  zone === 'both' || crosses === undefined || crosses === (zone === 'non_schengen');
