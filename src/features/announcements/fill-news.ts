import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fillBetween } from '../page/fill-between.ts';
import { AnnouncementList, type AnnouncementListProps } from './AnnouncementList.tsx';

/** Stands before and after the items in the built page: what is between the two is written anew. */
export const newsEdge = '<!--news-->';

/** The built page with these announcements in place of its own. */
export const fillNews = (html: string, props: AnnouncementListProps): string =>
  fillBetween(html, newsEdge, renderToStaticMarkup(createElement(AnnouncementList, props)));
