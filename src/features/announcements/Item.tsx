import { dayOf, formatDay } from '../../domain/language/days.ts';
import { typeset } from '../../domain/language/typeset.ts';
import * as pages from '../../domain/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Shown } from './announcements.ts';
import css from './Item.module.css';
import { Mark } from './Mark.tsx';

interface ItemProps {
  /** Without one it is the empty form that the page's script fills. */
  it?: Shown;
  heading: 'h2' | 'h3';
  /** The beginning only. */
  brief: boolean;
}

const words = (text?: string) => text && typeset(text);
const day = (at?: string) => at && formatDay(dayOf(at));

/** One announcement of a list. */
export const Item = ({ it, heading: Heading, brief }: ItemProps) => (
  <li className={css.item} data-until={it?.valid_until}>
    <time data-of="create_time" dateTime={it?.create_time}>
      {day(it?.create_time)}
    </time>
    <span data-part="travel" hidden={!it?.travel}>
      <Mark />
    </span>
    <Heading>
      <a data-of="title" href={it && pages.announcement(it.id)}>
        {words(it?.title)}
      </a>
    </Heading>
    <p className={css.text} data-brief={brief || undefined} data-of="content">
      {words(it?.content)}
    </p>
    <p className={css.until}>
      <Icon name="clock" />
      <span>
        Ważne do{' '}
        <time data-of="valid_until" dateTime={it?.valid_until}>
          {day(it?.valid_until)}
        </time>
      </span>
    </p>
  </li>
);
