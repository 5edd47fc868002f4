import announcements from '../announcements.ts';
import contactInfo from '../contact-info.ts';
import flights from '../flights.ts';
import { filledPage } from '../lib/pages/filled-page.ts';
import * as renderers from '../lib/pages/renderers.ts';
import * as shells from '../lib/pages/shells.ts';
import offer from '../offer.ts';

export default filledPage({
  path: '/',
  shell: shells.home,
  renderer: renderers.home,
  apis: { flights, announcements, offer, 'contact-info': contactInfo },
});

export const config = { path: '/' };
