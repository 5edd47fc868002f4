import { dayOf, formatShort, formatTime } from '../../domain/language/days.ts';
import { typeset } from '../../domain/language/typeset.ts';
import type { Announcement } from '../../domain/site/announcement.ts';
import * as pages from '../../domain/site/paths.ts';
import { Tile } from '../../ui/Tile.tsx';
import { summaryOf } from '../announcements/announcement-page.ts';
import css from './Important.module.css';

const moment = (at: string) => `${formatShort(dayOf(at))}, godz.\u00a0${formatTime(at)}`;

interface ImportantProps {
  announcement: Announcement;
}

/** What travellers have to know today, above the board. A page that a browser has kept hides one that is over. */
export const Important = ({ announcement: { id, title, content, create_time, valid_until } }: ImportantProps) => (
  <section className={css.important} aria-label="Ważne ogłoszenie" data-gone-from={Date.parse(valid_until)}>
    <Tile icon="late" />
    <div>
      <strong>{typeset(title)}</strong>
      <p>
        {`${typeset(summaryOf(content))} `}
        <a href={pages.announcement(id)}>Co zrobić</a>
      </p>
      <small>{`Ważne do ${moment(valid_until)}, ogłoszono ${moment(create_time)}`}</small>
    </div>
  </section>
);
