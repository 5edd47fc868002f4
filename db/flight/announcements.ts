import { type Announcement, announcement } from '../../src/domain/site/announcement.ts';
import { selectList } from '../row/columns.ts';
import { raw, row, sql } from '../sql.ts';

/** An announcement that still holds. */
export const findAnnouncement = (id: number): Promise<Announcement | undefined> =>
  row<Announcement>(sql`
    select ${raw(selectList(announcement))} from announcements t where t.id = ${id} and t.valid_until > clock()`);
