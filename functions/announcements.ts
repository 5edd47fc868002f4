import { lastShown, shownNow } from '../db/flight/announcements.ts';
import { all, list } from '../db/row/list.ts';
import { readQuery } from '../src/domain/kernel/query.ts';
import { type Announcement, announcement } from '../src/domain/site/announcement.ts';
import { endpoint } from './lib/http/endpoint.ts';
import type { Route } from './lib/http/route.ts';
import { employee } from './lib/resource/employee.ts';
import { type Reads, reads } from './lib/resource/reads.ts';
import { searched } from './lib/resource/search.ts';
import { writes } from './lib/resource/writes.ts';

const unseen = { all: '1: drafts, what is to come and what is over too, for staff' };
const pageSize = 100;
const newestFirst: Reads = { sort: { by: ['create_time'], order: 'desc' }, pageSize };

const shown = reads(announcement, {
  ...newestFirst,
  where: shownNow,
  summary: 'Announcements that hold now',
  query: unseen,
});

const { travel, draft } = announcement.fields;

export default endpoint({
  // The public sees only what holds now, staff also what does not
  ...shown,
  'GET /api/announcements': {
    ...(shown['GET /api/announcements'] as Route),
    run: async ({ query }) => {
      const asked = readQuery({ ...announcement, pageSize }, query);
      const where = all([shownNow(), searched(announcement, query)]);
      return {
        ...(await list<Announcement>(announcement, { ...asked, where, order: asked.sort ? undefined : lastShown() })),
      };
    },
  },
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
