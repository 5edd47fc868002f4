import { filledPages, island } from '../filled-pages.ts';

/** Shells of the schedule and of a flight's page, with what a day of flights reads in them. */
export const flightShells = () =>
  filledPages({
    schedule: island('Schedule'),
    flight:
      '<title>Szczegóły lotu</title><meta name="description" content="Godziny, status i położenie lotu.">' +
      '<meta name="robots" content="noindex">' +
      '<template id="filled">gate={{gate}};</template>',
  });
