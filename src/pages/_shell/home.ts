import type { Reading } from '../../client/build-data.ts';
import { type OfferAnswer, offerPath } from '../../domain/booking/offer.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import type { List } from '../../domain/kernel/query.ts';
import type { Announcement } from '../../domain/site/announcement.ts';
import { fillNews } from '../../features/announcements/fill-news.ts';
import { Board } from '../../features/home/Board.tsx';
import { boardPath, paintedOf } from '../../features/home/board-flights.ts';
import { Contact, type ContactAnswer, contactPath, paintedContact } from '../../features/home/Contact.tsx';
import { fillImportant, importantPath } from '../../features/home/fill-important.ts';
import { newest, newsPath } from '../../features/home/news.ts';
import { Offer, paintedOffer } from '../../features/home/Offer.tsx';
import { fillIsland } from './fill-island.ts';

// How functions/pages/home.ts fills home.astro: the build makes this a module of its own

export const parameters: readonly string[] = [];

export const pathsOf = (_query: URLSearchParams, now: number) => ({
  departures: boardPath(now, 'departure'),
  arrivals: boardPath(now, 'arrival'),
  important: importantPath,
  news: newsPath,
  offer: offerPath,
  contact: contactPath,
});

interface Readings {
  departures?: Reading<List<Flight>>;
  arrivals?: Reading<List<Flight>>;
  important?: Reading<List<Announcement>>;
  news?: Reading<List<Announcement>>;
  offer?: Reading<OfferAnswer>;
  contact?: Reading<ContactAnswer>;
}

/** The built page with what was read; what could not be read stays as it was built, where flights only wait. */
export function fill(html: string, { departures, arrivals, important, news, offer, contact }: Readings): string {
  let page = html;
  if (departures && arrivals) {
    const phone = contact?.data.data[0]?.phone_inf;
    page = fillIsland(page, 'Board', Board, {
      initial: { departure: paintedOf(departures), arrival: paintedOf(arrivals) },
      ...(phone && { phone }),
    });
  }
  if (important) page = fillImportant(page, important.data);
  if (news) page = fillNews(page, { reading: news, pageSize: newest, heading: 'h3', brief: true });
  if (offer) page = fillIsland(page, 'Offer', Offer, { initial: paintedOffer(offer) });
  if (contact) page = fillIsland(page, 'Contact', Contact, { initial: paintedContact(contact) });
  return page;
}
