import contactInfo from '../contact-info.ts';
import flights from '../flights.ts';
import { filledPage } from '../lib/pages/filled-page.ts';
import * as renderers from '../lib/pages/renderers.ts';
import * as shells from '../lib/pages/shells.ts';

export default filledPage({
  path: '/harmonogram',
  shell: shells.schedule,
  renderer: renderers.harmonogram,
  apis: { flights, 'contact-info': contactInfo },
});

// The host compares letter by letter, and pages are answered whatever their letter case
export const config = { path: ['/harmonogram', '/Harmonogram', '/HARMONOGRAM'] };
