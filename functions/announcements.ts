import { sql } from '../db/sql.ts';
import { announcement } from '../src/domain/announcement.ts';
import { staff } from '../src/domain/roles.ts';
import { employee } from './lib/employee.ts';
import { endpoint } from './lib/endpoint.ts';
import { type Reads, reads } from './lib/reads.ts';
import { writes } from './lib/writes.ts';

const newestFirst: Reads = { sort: { by: ['create_time'], order: 'desc' }, pageSize: 100 };

export default endpoint({
  // The public sees only what still holds, staff also what does not
  ...reads(announcement, { ...newestFirst, where: () => sql`t.valid_until > now()` }),
  ...reads(announcement, { ...newestFirst, who: staff, when: '?all=1' }),
  ...writes(announcement, { fill: employee }),
});

export const config = { path: ['/api/announcements', '/api/announcements/:id'] };
