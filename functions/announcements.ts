import { sql } from '../db/sql.ts';
import { announcement } from '../src/domain/site/announcement.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { employee } from './lib/resource/employee.ts';
import { type Reads, reads } from './lib/resource/reads.ts';
import { writes } from './lib/resource/writes.ts';

const expired = { all: '1: the expired ones too, for staff' };
const newestFirst: Reads = { sort: { by: ['create_time'], order: 'desc' }, pageSize: 100 };

export default endpoint({
  // The public sees only what still holds, staff also what does not
  ...reads(announcement, {
    ...newestFirst,
    where: () => sql`t.valid_until > clock()`,
    summary: 'Announcements that still hold',
    query: expired,
  }),
  ...reads(announcement, { ...newestFirst, who: announcement.write, when: '?all=1' }),
  ...writes(announcement, { initial: { travel: announcement.fields.travel.initial }, fill: employee }),
});

export const config = {
  path: [
    '/api/announcements',
    '/api/announcements.csv',
    '/api/announcements/:id',
    '/api/announcements/:id/history',
    '/api/announcements/:id/restore',
  ],
};
