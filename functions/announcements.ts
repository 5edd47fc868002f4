import { sql } from '../db/sql.ts';
import { announcement } from '../src/domain/announcement.ts';
import { resource } from './lib/resource.ts';

export default resource(announcement, {
  sort: { by: ['create_time'], order: 'desc' },
  pageSize: 100,
  // The public sees only what still holds
  where: () => sql`t.valid_until > now()`,
});

export const config = { path: ['/api/announcements', '/api/announcements/:id'] };
