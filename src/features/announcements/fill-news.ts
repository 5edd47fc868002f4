import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Items, type ItemsProps } from './Items.tsx';

/** Stands before and after the items in the built page: what is between the two is written anew. */
export const newsEdge = '<!--news-->';

/** The built page with these announcements in place of its own. */
export function fillNews(html: string, props: ItemsProps): string {
  const [before, , after] = html.split(newsEdge);
  if (after === undefined) throw new Error('The page has no place for announcements');
  return [before, renderToStaticMarkup(createElement(Items, props)), after].join(newsEdge);
}
