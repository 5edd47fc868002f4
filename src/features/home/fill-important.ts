import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { List } from '../../domain/kernel/query.ts';
import { type Announcement, announcement } from '../../domain/site/announcement.ts';
import { fillBetween } from '../page/fill-between.ts';
import { Important } from './Important.tsx';

const travel = encodeURIComponent(JSON.stringify([{ by: 'travel', value: true }]));

/** The newest announcement that concerns people who travel today, however many others came after it. */
export const importantPath = `${announcement.path}?page=1&limit=1&filter=${travel}`;

/** Where it stands in the built page, which has none: one from the day of the build may be over. */
export const importantEdge = '<!--important-->';

export function fillImportant(html: string, { data: [newest] }: List<Announcement>): string {
  return newest
    ? fillBetween(html, importantEdge, renderToStaticMarkup(createElement(Important, { announcement: newest })))
    : html;
}
