import { fetchJson } from '../../client/api.ts';
import { changed } from '../../client/useAddressParams.ts';
import { type Direction, directions } from '../../domain/flight/flight-fields.ts';
import { nearName } from '../../domain/flight/near-match.ts';
import { count, noun } from '../../domain/language/polish.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { type Counts, howMany, type Near, otherOf, over } from './counts.ts';
import css from './NearNotice.module.css';

const flightNouns: Record<Direction, ReturnType<typeof noun>> = {
  departure: noun('odlot', 'odloty', 'odlotów'),
  arrival: noun('przylot', 'przyloty', 'przylotów'),
};

interface NearNoticeProps {
  near: Near;
  direction: Direction;
  counts: Counts;
  params: URLSearchParams | undefined;
}

/** What was typed finds nothing: which name stands in for it, and the way to the exact words. */
export function NearNotice({ near: { typed, name, exact }, direction, counts, params }: NearNoticeProps) {
  const [here, other] = [counts[direction], counts[otherOf(direction)]];
  return (
    <div className={css.near} role="status">
      <p>
        Nie ma lotów dla „{typed}”. Pokazujemy podobne: <b>{name}</b>
        {here ? (
          `, ${over(here)}${count(here.total, flightNouns[direction])}.`
        ) : (
          <span data-waits aria-hidden="true">
            , {count(50, flightNouns[direction])}.
          </span>
        )}
      </p>
      <p className={css.keys}>
        <Button size="s" onClick={exact}>
          Szukaj tylko „{typed}”
        </Button>
        {/* Its room is kept while nobody knows how many there are: what is below stays where it is */}
        {other?.total !== 0 && (
          <ButtonLink
            size="s"
            data-waits={!other || undefined}
            href={`?${changed(params, { isarrdep: otherOf(direction), search: name, page: undefined })}`}
          >
            {directions[otherOf(direction)].label}: {name} {other ? howMany(other) : '\u2007\u2007'}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

/** The airline or city whose name is near what was typed. */
export async function readNearName(term: string): Promise<string | undefined> {
  const columns = ['airline_name', 'destination', 'origin'];
  const read = (column: string) => fetchJson<{ data: string[] }>(`flights/data?column=${column}`);
  const lists = await Promise.all(columns.map(read));
  return nearName(
    term,
    lists.flatMap(({ data }) => data),
  );
}
