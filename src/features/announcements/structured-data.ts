import { airportName } from '../../airport/identity.ts';
import type { Announcement } from '../../domain/site/announcement.ts';

/** What search engines read of an announcement's page (JSON-LD): schema.org's NewsArticle. */
export const structuredData = (announcement: Announcement, url: string): Record<string, unknown> => ({
  '@type': 'NewsArticle',
  '@id': url,
  url,
  headline: announcement.title,
  articleBody: announcement.content,
  datePublished: announcement.create_time,
  expires: announcement.valid_until,
  publisher: { '@type': 'Organization', name: airportName },
});
