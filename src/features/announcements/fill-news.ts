import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AnnouncementList, type AnnouncementListProps } from './AnnouncementList.tsx';

/** Stands before and after the items in the built page: what is between the two is written anew. */
export const newsEdge = '<!--news-->';

/** The built page with these announcements in place of its own. */
export function fillNews(html: string, props: AnnouncementListProps): string {
  const [before, , after] = html.split(newsEdge);
  if (after === undefined) throw new Error('The page has no place for announcements');
  return [before, renderToStaticMarkup(createElement(AnnouncementList, props)), after].join(newsEdge);
}
