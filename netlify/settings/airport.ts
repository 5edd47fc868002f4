import { plan } from '../../src/airport/airfield.ts';
import { colours } from '../../src/airport/colours.ts';
import { airportGates } from '../../src/airport/gates.ts';
import { airportCode } from '../../src/airport/identity.ts';
import { parkingLevels } from '../../src/airport/parking.ts';
import { airportAt } from '../../src/airport/position.ts';

interface Level {
  first: number;
  last: number;
  charger?: readonly [number, number];
  accessible?: readonly [number, number];
}
export interface Airport {
  code: string;
  at: { latitude: number; longitude: number };
  levels: Record<string, Level>;
  colours: Record<string, { light: string; dark: string }>;
  gates: readonly { name: string; terminal: number }[];
  places: readonly { table: string; id: number }[];
}

/** What src/airport says. */
export const airport: Airport = {
  code: airportCode,
  at: airportAt,
  levels: parkingLevels,
  colours,
  gates: airportGates,
  places: plan.places,
};

/** What of it the product could not work with, a line each, with where to mend it. */
export function faultsOfAirport({ code, at, levels, colours, gates, places }: Airport): string[] {
  const faults: string[] = [];
  const demand = (isSound: boolean, fault: string) => isSound || faults.push(`src/airport/${fault}`);
  demand(/^[A-Z]{3}$/.test(code), `identity.ts: airportCode is three letters from A to Z, such as WAW, not '${code}'`);
  demand(Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180, 'position.ts: airportAt is in degrees');
  const all = Object.entries(levels);
  demand(all.length > 0, 'parking.ts: there is no level');
  for (const [name, { first, last, charger, accessible }] of all) {
    const where = `parking.ts: level ${name}`;
    demand(/^[A-Z]$/.test(name), `${where} is called by one letter from A to Z`);
    demand(first >= 0 && first <= last && last <= 999, `${where} has spaces from 0 to 999, the first before the last`);
    for (const [from, to] of [charger, accessible].filter((it) => it !== undefined))
      demand(from >= first && from <= to && to <= last, `${where} has no spaces ${from}–${to}`);
    const shared = all.find(([other, it]) => other > name && it.first <= last && first <= it.last);
    demand(!shared, `${where} has numbers that level ${shared?.[0]} has too`);
  }
  for (const [name, { light, dark }] of Object.entries(colours))
    demand(
      [light, dark].every((it) => /^#[0-9a-f]{6}$/.test(it)),
      `colours.ts: ${name} is written like #0b1b2b`,
    );
  const names = gates.map(({ name }) => name);
  demand(new Set(names).size === names.length, 'gates.ts: two gates have the same name');
  for (const { name, terminal } of gates)
    demand(
      places.some(({ table, id }) => table === 'terminals' && id === terminal),
      `gates.ts: gate ${name} is in terminal ${terminal}, which airfield.ts does not have`,
    );
  for (const table of ['terminals', 'taxiways', 'runways']) {
    const ids = places.filter((it) => it.table === table).map(({ id }) => id);
    const isCounted = ids.sort((a, b) => a - b).every((id, at) => id === at + 1);
    demand(ids.length > 0 && isCounted, `airfield.ts: ids of ${table} count from 1`);
  }
  return faults;
}
