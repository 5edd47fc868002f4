import type { Reading } from '../../client/build-data.ts';
import { type Direction, directions, type Flight } from '../../domain/flight.ts';
import type { List } from '../../domain/kernel/query.ts';
import { FlightsTable } from './FlightsTable.tsx';
import { ReadAt } from './FlightTime.tsx';

/** The next flights as they were when the site was built, for those whose browser runs no script. */
export function BuiltFlights({
  direction,
  initial: { data, readAt },
}: {
  direction: Direction;
  initial: Reading<List<Flight>>;
}) {
  const { label } = directions[direction];
  return (
    <section>
      <h2>{label}</h2>
      <FlightsTable
        caption={label}
        direction={direction}
        flights={data.data}
        sort={undefined}
        changes={[]}
        busy={false}
      />
      <p>
        <ReadAt at={readAt} fresh={false} />
      </p>
    </section>
  );
}
