import { dayOf, formatDay } from '../../../domain/language/days.ts';
import { rangeText } from '../../../fields/list/day-range.ts';
import type { ListQuery } from '../../../fields/list/useListQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import css from './Section.module.css';

/** Earlier than any line of either log. */
const beginning = '2000-01-01';

interface OlderLinesProps {
  // biome-ignore lint/suspicious/noExplicitAny: rows of two logs
  query: ListQuery<any>;
  /** The moment of a line. */
  by: string;
}

/** The pages of the log end at its ten-thousandth line: older lines are reached by choosing a day. */
export function OlderLines({ query: { shown, change }, by }: OlderLinesProps) {
  const last = shown?.data.at(-1)?.[by];
  if (!shown?.meta.more || shown.meta.page < shown.meta.pages || !last) return null;
  const day = dayOf(last);
  return (
    <div className={css.older}>
      <b>To ostatnia strona z 10 000</b>
      <p>Jest ich więcej. Wybierz wcześniejszy dzień, a lista zacznie się od niego.</p>
      <Button kind="go" size="s" onClick={() => change({ [by]: rangeText(beginning, day) })}>
        Do dnia {formatDay(day)}
      </Button>
    </div>
  );
}
