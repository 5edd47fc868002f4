import { type Announcement, announcement } from '../../src/domain/site/announcement.ts';
import { selectList } from '../row/columns.ts';
import { type Query, raw, row, sql } from '../sql.ts';

/** Announcements that the public sees, on the table `t`: no draft, and neither to come nor over. */
export const shownNow = (): Query =>
  sql`not t.draft and coalesce(t.valid_from <= clock(), true) and t.valid_until > clock()`;

/** What the public has seen last comes first: written before its first day, an announcement is new on that day. */
export const lastShown = (): Query => sql`greatest(t.create_time, t.valid_from) desc, t.id desc`;

/** An announcement that the public sees. */
export const findAnnouncement = (id: number): Promise<Announcement | undefined> =>
  row<Announcement>(sql`
    select ${raw(selectList(announcement))} from announcements t where t.id = ${id} and ${shownNow()}`);
