import { airportGenitive } from '../../airport/identity.ts';
import { dayOf, formatDay } from '../../domain/language/days.ts';
import { typeset } from '../../domain/language/typeset.ts';
import type { Announcement } from '../../domain/site/announcement.ts';
import type { FilledPage, ShellHead } from '../page/page.ts';

/** What the built page says where an announcement's own words will stand. */
export const shellHead: ShellHead = {
  title: 'Treść ogłoszenia',
  description: `Komunikat ${airportGenitive}.`,
};

/** As much of a text as a list of results shows. */
const summaryLength = 155;
export const summaryOf = (content: string, most = summaryLength): string =>
  content.length > most ? `${content.slice(0, most).replace(/\s+\S*$/, '')}…` : content;

/** An announcement as its page tells it. */
export const announcementPage = ({ title, content, create_time, valid_until, travel }: Announcement): FilledPage => ({
  title,
  description: summaryOf(content),
  words: {
    title: typeset(title),
    content: typeset(content),
    createdAt: create_time,
    created: formatDay(dayOf(create_time)),
    until: formatDay(dayOf(valid_until)),
    untilAt: valid_until,
  },
  parts: travel ? ['travel'] : [],
});
