import { findAnnouncement } from '../../db/flight/announcements.ts';
import { HttpError } from '../../src/domain/kernel/http-error.ts';
import { announcement } from '../../src/domain/site/announcement.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { announcementPage, shellHead } from '../../src/features/announcements/announcement-page.ts';
import { structuredData } from '../../src/features/announcements/structured-data.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { withProblemPages } from '../lib/pages/problem-pages.ts';
import { fillPage, readShell } from '../lib/pages/shell.ts';
import * as shells from '../lib/pages/shells.ts';
import { keyOf } from '../lib/resource/key.ts';
import { settings } from '../lib/settings.ts';

const answer = endpoint({
  'GET /ogloszenia/:id': {
    summary: 'The page of an announcement that still holds',
    who: 'everyone',
    cache: { tag: announcement.path },
    run: async ({ params: { id = '' } }) => {
      const found = await findAnnouncement(Number(keyOf(announcement, id)));
      if (!found) throw new HttpError(404, 'Nie znaleziono');
      const { html, headers } = await readShell(shells.announcement);
      const url = new URL(pages.announcement(found.id), settings.siteUrl).href;
      const filled = fillPage(html, shellHead, announcementPage(found), url, structuredData(found, url));
      return new Response(filled, { headers });
    },
  },
});

export default withProblemPages(answer);

export const config = { path: '/ogloszenia/:id' };
