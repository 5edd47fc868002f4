import { changed } from '../../client/useAddressParams.ts';
import { useList } from '../../client/useList.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import type { Direction } from '../../domain/flight/flight-fields.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/states.tsx';
import css from './Schedule.module.css';
import { unfiltered } from './schedule-question.ts';

const others = {
  departure: { direction: 'arrival', where: 'w\u00a0Przylotach' },
  arrival: { direction: 'departure', where: 'w\u00a0Odlotach' },
} as const;

interface NothingFoundProps {
  direction: Direction;
  params: URLSearchParams | undefined;
  /** Where the API lists what the same question finds in another direction. */
  pathIn: (direction: Direction) => string;
}

/** Nothing is here for what was asked: what there is in the other direction, and the way to everything. */
export function NothingFound({ direction, params, pathIn }: NothingFoundProps) {
  const other = others[direction];
  const { answer } = useList<Flight>(pathIn(other.direction));
  const { total = 0, more } = answer?.meta ?? {};
  const all = changed(params, { ...unfiltered, search: undefined, day: undefined, page: undefined });
  const isNarrowed = all.size < (params?.size ?? 0);
  return (
    <>
      <Empty />
      <p className={css.ways}>
        {total > 0 && (
          <ButtonLink kind="go" href={`?${changed(params, { isarrdep: other.direction, page: undefined })}`}>
            {more && 'ponad '}
            {count(total, nouns.flight)} {other.where}
          </ButtonLink>
        )}
        {isNarrowed && <ButtonLink href={`?${changed(all, { isarrdep: direction })}`}>Wyczyść filtry</ButtonLink>}
      </p>
    </>
  );
}
