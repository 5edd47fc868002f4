import { shownNow } from '../db/flight/announcements.ts';
import { announcement } from '../src/domain/site/announcement.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { employee } from './lib/resource/employee.ts';
import { type Reads, reads } from './lib/resource/reads.ts';
import { writes } from './lib/resource/writes.ts';

const unseen = { all: '1: drafts, what is to come and what is over too, for staff' };
const newestFirst: Reads = { sort: { by: ['create_time'], order: 'desc' }, pageSize: 100 };

const { travel, draft } = announcement.fields;

export default endpoint({
  // The public sees only what holds now, staff also what does not
  ...reads(announcement, {
    ...newestFirst,
    where: shownNow,
    summary: 'Announcements that hold now',
    query: unseen,
  }),
  ...reads(announcement, { ...newestFirst, who: announcement.write, when: '?all=1' }),
  ...writes(announcement, { initial: { travel: travel.initial, draft: draft.initial }, fill: employee }),
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
