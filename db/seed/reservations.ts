import { addDays, today, wireDay } from '../../src/domain/days.ts';
import { type Level, spacesOf } from '../../src/domain/parking.ts';
import { randomFrom } from './random.ts';

const warsaw = (day: string) => `${wireDay(day)} Europe/Warsaw`;
const letters = 'ABCEFGHJKLMNPRSTUWXY';

/** About one space in five is taken at any time around now; each space's stays follow one another, so none overlap. */
export function parkingStays(now: Date) {
  const random = randomFrom(101);
  const plate = () =>
    `GSL${Math.floor(10 + random() * 89)}${letters[Math.floor(random() * letters.length)]}${letters[Math.floor(random() * letters.length)]}`;
  return (['A', 'B'] as Level[]).flatMap((level) =>
    spacesOf(level)
      .filter(() => random() < 0.55)
      .flatMap((space_id) => {
        const first = Math.floor(random() * 24) - 14;
        return [first, first + 12 + Math.floor(random() * 10)].map((start) => {
          const days = 1 + Math.floor(random() * 8);
          const past = start + days < 0;
          return {
            parking_level: level,
            space_id,
            license_plate: plate(),
            since: warsaw(addDays(today(now), start)),
            until: warsaw(addDays(today(now), start + days)),
            status: !past && random() < 0.1 ? 'CANCELLED' : 'RESERVED',
          };
        });
      }),
  );
}
