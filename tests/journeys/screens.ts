import { homeAirport } from '../../src/airport/identity.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { type ParameterPath, type PublicPath, publicPaths } from '../../src/domain/site/public-pages.ts';
import * as visits from './visits.ts';

interface Screen {
  visit: visits.Visit;
  /** What can be opened on it. */
  opened?: Record<string, visits.Visit>;
}
/** A page as anybody finds it, and what else it can look like. */
type Views = Partial<Screen> & { otherwise?: Record<string, Screen> };

const named = (buttons: readonly string[], visit: (button: string) => visits.Visit) =>
  Object.fromEntries(buttons.map((button) => [button, visit(button)]));

/** The pages that are reached otherwise than by their address, or of which there is more to see. */
const views: Partial<Record<PublicPath, Views>> & Record<ParameterPath, Views> = {
  '/harmonogram': {
    visit: visits.schedule(),
    otherwise: {
      arrivals: { visit: visits.schedule('?isarrdep=arrival') },
      chosen: {
        visit: visits.schedule(`?${new URLSearchParams({ origin: homeAirport })}&day=tomorrow&sort=destination`),
        opened: named(['FILTRUJ', 'SORTUJ'], visits.dialog),
      },
      'one endless word': { visit: visits.endlessFilter, opened: named(['FILTRUJ'], visits.dialog) },
      'signed in': { visit: visits.member },
    },
  },
  '/ogloszenia/{id}': { visit: visits.announcement },
  '/lot/{id}': {
    visit: visits.flightOf('SCHEDULED'),
    otherwise: {
      delayed: { visit: visits.flightOf('DELAYED') },
      canceled: { visit: visits.flightOf('CANCELED') },
      'in the air': { visit: visits.inTheAir },
    },
  },
  '/WynajemP': {
    opened: { days: visits.days, mistakes: visits.parkingMistakes },
  },
  '/WynajemP/formR': { visit: visits.contact },
  '/WynajemP/summary': { visit: visits.summary },
  '/wynajemC': {
    otherwise: { dated: { visit: visits.datedCars }, 'nothing fits': { visit: visits.nothingFits } },
  },
  '/wynajemC/data/{id}': {
    visit: visits.carDays,
    opened: { price: visits.whyThisPrice },
    otherwise: { taken: { visit: visits.takenDays } },
  },
  '/wynajemC/data/{id}/form': { visit: visits.carContact },
  '/WynajemC/summary': { visit: visits.carSummary },
  '/payment': { visit: visits.payment },
  '/payment/success': { visit: visits.paid, otherwise: { 'without an order': { visit: visits.unknownPaid } } },
  '/payment/error': { visit: visits.unpaid, otherwise: { held: { visit: visits.declined } } },
  '/logowanie': { opened: { mistakes: visits.accountMistakes } },
  '/rejestracja': { opened: { mistakes: visits.accountMistakes } },
  '/resetowanie': { opened: { mistakes: visits.accountMistakes } },
  '/potwierdzenie/{token}': { visit: visits.proof, opened: { proven: visits.proven } },
  '/resetowanie/{token}': { visit: visits.reset, otherwise: { 'no token': { visit: visits.linkless } } },
  '/rezerwacja': { opened: { mistakes: visits.lostLinkMistakes, sent: visits.lostLink } },
  '/rezerwacja/{token}': {
    visit: visits.booking,
    opened: { dates: visits.newDates },
    otherwise: { 'a dead link': { visit: visits.deadLink } },
  },
  '/bez-sieci': { visit: visits.offline },
  '/zarzadzanie': {
    visit: visits.office('bramki'),
    opened: { profile: visits.profileMenu, menu: visits.officeMenu, expired: visits.expired },
  },
  '/404': { visit: visits.open('/nie-ma-takiej') },
  [pages.elements]: {
    opened: {
      ...named(['Pytanie', 'Wiadomość', 'Okno'], visits.dialog),
      ...named(['Dymek: dobrze', 'Dymek: błąd'], visits.toast),
    },
  },
};

/** Every public page in each of its looks, and what else there is to see on it. */
export const screens: Record<string, Screen> = Object.fromEntries(
  publicPaths.flatMap((path) => {
    const { otherwise = {}, ...view }: Views = views[path] ?? {};
    return [
      [path, { visit: visits.open(path), ...view }],
      ...Object.entries(otherwise).map(([look, other]) => [`${path}, ${look}`, other]),
    ];
  }),
);

/** Every error that the API can answer with; they look like the messages on `/dev/ui`. */
export const errorMessages: Record<string, visits.Visit> = {
  ...named(['Błąd 0', 'Błąd 401', 'Błąd 403', 'Błąd 500'], visits.dialog),
  ...named(['Błąd 400', 'Błąd 409'], visits.toast),
};
