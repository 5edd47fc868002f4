import { pathOf } from '../../src/domain/office/back-office.ts';
import { ofEverybody, sections } from '../../src/domain/office/sections.ts';
import * as pages from '../../src/domain/site/paths.ts';
import * as visits from '../journeys/visits.ts';

/** One's own pages as a client finds them, the others as the administrator does. */
const bySection = sections.map((section): [string, visits.Visit] => [
  `panel-${section.slug}`,
  visits.officeAs(section.group === ofEverybody ? 'client' : 'admin', pathOf(section)),
]);

/** Pictures of the back-office by their names: every section, a flight, and a row that is edited. */
export const officeScreens: Record<string, visits.Visit> = {
  ...Object.fromEntries(bySection),
  'panel-lot': async (page) => {
    const { data } = await (await page.request.get('/api/flight_data')).json();
    await visits.officeAs('admin', `${pages.backOffice}/harmonogram/${data[0].Flight_id}`)(page);
  },
  'panel-edycja': async (page) => {
    await visits.officeAs('admin', `${pages.backOffice}/samoloty`)(page);
    await page
      .getByRole('link', { name: /^EDYTUJ/ })
      .first()
      .click();
    await page.getByRole('form').waitFor();
  },
};
