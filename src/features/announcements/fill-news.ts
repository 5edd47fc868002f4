import type { Reading } from '../../client/build-data.ts';
import { type Announcement, announcement } from '../../domain/announcement.ts';
import type { List } from '../../domain/kernel/query.ts';
import { dayOf, formatDay } from '../../domain/language/days.ts';
import { escapeHtml } from '../../domain/language/html.ts';
import { typeset } from '../../domain/language/typeset.ts';
import * as pages from '../../domain/paths.ts';

const form = /<template data-of="item"[^>]*>([\s\S]*?)<\/template>/;
const mark = /<[^>]* data-part="travel"[^>]*>/;
const field = /<(time|a|p)([^>]*) data-of="(\w+)"([^>]*)>[^<]*<\/\1>/g;

/** The built page with these announcements in place of its own: its empty form of one, filled for each. */
export function fillNews(html: string, { data: { data }, readAt }: Reading<List<Announcement>>): string {
  const [, empty = ''] = form.exec(html) ?? [];
  const items = data.map((it) => itemOf(empty, it)).join('');
  return html
    .replace(/<airport-news [^>]*/, (tag) => `${tag.replace(/ data-read-at="\d+"/, '')} data-read-at="${readAt}"`)
    .replace(/(<airport-news [^>]*>\s*<ul[^>]*>)[\s\S]*?<\/ul>/, (_, list: string) => `${list}${items}</ul>`);
}

const itemOf = (empty: string, it: Announcement): string =>
  empty
    .replace(field, (_, tag: string, before: string, name: string, after: string) => {
      const value = String(it[name as keyof Announcement]);
      const isTime = announcement.fields[name as keyof typeof announcement.fields]?.kind === 'instant';
      const text = isTime ? formatDay(dayOf(value)) : typeset(value);
      const at = isTime ? ` datetime="${escapeHtml(value)}"` : '';
      const to = tag === 'a' ? ` href="${escapeHtml(pages.announcement(it.id))}"` : '';
      return `<${tag}${before} data-of="${name}"${after}${at}${to}>${escapeHtml(text)}</${tag}>`;
    })
    .replace(mark, (tag) => (it.travel ? tag.replace(' hidden', '') : tag))
    .replace('<li', () => `<li data-until="${escapeHtml(it.valid_until)}"`);
