import { dayOf, formatDay } from '../../domain/language/days.ts';
import { typeset } from '../../domain/language/typeset.ts';
import * as pages from '../../domain/site/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './AnnouncementRow.module.css';
import { summaryOf } from './announcement-page.ts';
import { Mark } from './Mark.tsx';
import type { Shown } from './paging.ts';
import { briefLetters, wholeLetters } from './whole-letters.ts';

interface AnnouncementRowProps {
  /** Without one it is the empty form that the page's script fills. */
  shown?: Shown;
  heading: 'h2' | 'h3';
  /** Shows only the beginning of the text. */
  brief: boolean;
}

const words = (text?: string) => text && typeset(text);
const day = (at?: string) => at && formatDay(dayOf(at));

/** One announcement of a list. */
export const AnnouncementRow = ({ shown, heading: Heading, brief }: AnnouncementRowProps) => (
  <li className={css.row} data-until={shown?.valid_until}>
    <time data-of="create_time" dateTime={shown?.create_time}>
      {day(shown?.create_time)}
    </time>
    <span data-part="travel" hidden={!shown?.travel}>
      <Mark />
    </span>
    <Heading>
      <a data-of="title" href={shown && pages.announcement(shown.id)}>
        {words(shown?.title)}
      </a>
    </Heading>
    <p
      className={css.text}
      data-brief={brief || undefined}
      data-long={(!brief && Number(shown?.content.length) > wholeLetters) || undefined}
      data-of="content"
    >
      {words(brief ? shown && summaryOf(shown.content, briefLetters) : shown?.content)}
    </p>
    {!brief && (
      <a href={shown && pages.announcement(shown.id)}>
        Czytaj dalej
        <span className="hidden">
          : <span data-of="title">{words(shown?.title)}</span>
        </span>
      </a>
    )}
    <p className={css.until}>
      <Icon name="clock" />
      <span>
        {'Ważne do '}
        <time data-of="valid_until" dateTime={shown?.valid_until}>
          {day(shown?.valid_until)}
        </time>
      </span>
    </p>
  </li>
);
