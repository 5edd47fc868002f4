import { changed } from '../../client/useAddressParams.ts';
import { useList } from '../../client/useList.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import { type Direction, directions } from '../../domain/flight/flight-fields.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/states.tsx';
import { type Counts, howMany, otherOf, over } from './counts.ts';
import css from './Schedule.module.css';
import { days, type ScheduleQuestion, unfiltered } from './schedule-question.ts';

const inTab: Record<Direction, string> = { departure: 'w\u00a0odlotach', arrival: 'w\u00a0przylotach' };

interface NothingFoundProps {
  question: ScheduleQuestion;
  params: URLSearchParams | undefined;
  /** What the search finds in each direction; empty where nothing is searched for. */
  counts: Counts;
  /** Where the API lists what the same question finds in another direction. */
  pathIn: (direction: Direction) => string;
}

/** Nothing is here for what was asked: what there is in the other direction, and the way to everything. */
export default function NothingFound({ question, params, counts, pathIn }: NothingFoundProps) {
  const { direction, search, filters, day } = question;
  const other = otherOf(direction);
  const read = useList<Flight>(search ? null : pathIn(other));
  const meta = search ? counts[other] : read.answer?.meta;
  const all = changed(params, { ...unfiltered, day: undefined, page: undefined });
  return (
    <>
      <Empty>
        <strong>Brak danych</strong>
        {search && ` dla „${search}” ${inTab[direction]}${day ? ` ${days[day].toLowerCase()}` : ''}.`}
      </Empty>
      <p className={css.ways}>
        {meta && meta.total > 0 && (
          <ButtonLink kind="go" href={`?${changed(params, { isarrdep: other, page: undefined })}`}>
            {search
              ? `${directions[other].label}: ${search} ${howMany(meta)}`
              : `${over(meta)}${count(meta.total, nouns.flight)} ${inTab[other]}`}
          </ButtonLink>
        )}
        {(filters.length > 0 || day !== undefined) && (
          <ButtonLink href={`?${changed(all, { isarrdep: direction })}`}>Wyczyść filtry</ButtonLink>
        )}
      </p>
    </>
  );
}
