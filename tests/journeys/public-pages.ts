import * as pages from '../../src/domain/paths.ts';
import type { PublicPath } from '../../src/domain/public-pages.ts';
import * as ways from './ways.ts';

interface PublicPage {
  way: ways.Way;
  /** What can be opened on it. */
  opened?: Record<string, ways.Way>;
}
/** A page as anybody finds it, and what else it can look like. */
type Views = PublicPage & { otherwise?: Record<string, PublicPage> };

const named = (buttons: readonly string[], way: (button: string) => ways.Way) =>
  Object.fromEntries(buttons.map((it) => [it, way(it)]));
const told = ['Pytanie', 'Wiadomość', 'Okno', 'Błąd 0', 'Błąd 401', 'Błąd 403', 'Błąd 500'];
const toldInPassing = ['Dymek: dobrze', 'Dymek: błąd', 'Błąd 400', 'Błąd 409'];

const views: Record<PublicPath, Views> = {
  '/': { way: ways.open(pages.home) },
  '/harmonogram': {
    way: ways.schedule(),
    opened: named(['FILTRUJ', 'SORTUJ'], ways.dialog),
    otherwise: {
      arrivals: { way: ways.schedule('?isarrdep=arrival') },
      'signed in': { way: ways.member, opened: { expired: ways.expired } },
    },
  },
  '/lot/{id}': { way: ways.onTheGround, otherwise: { 'in the air': { way: ways.inTheAir } } },
  '/ogloszenia': { way: ways.open(pages.announcements) },
  '/add': { way: ways.open(pages.terms) },
  '/prywatnosc': { way: ways.open(pages.privacy) },
  '/WynajemP': { way: ways.open(pages.parking), opened: { days: ways.days, mistakes: ways.mistakes } },
  '/WynajemP/formR': { way: ways.contact },
  '/WynajemP/summary': { way: ways.summary },
  '/payment': { way: ways.payment },
  '/payment/success': { way: ways.paid },
  '/payment/error': { way: ways.unpaid },
  '/logowanie': { way: ways.open(pages.signIn) },
  '/rejestracja': { way: ways.open(pages.registration) },
  '/resetowanie': { way: ways.open(pages.passwordReset) },
  '/resetowanie/{token}': { way: ways.reset, otherwise: { 'no token': { way: ways.linkless } } },
  '/zabronione': { way: ways.open(pages.forbidden) },
  '/blad': { way: ways.open(pages.appError) },
  '/500': { way: ways.open(pages.serverError) },
  '/404': { way: ways.open('/nie-ma-takiej') },
  '/dev/ui': {
    way: ways.open('/dev/ui'),
    opened: { ...named(told, ways.dialog), ...named(toldInPassing, ways.toast) },
  },
};

/** Every public page in each of its looks, and what else there is to see on it. */
export const publicPages: Record<string, PublicPage> = Object.fromEntries(
  Object.entries(views).flatMap(([path, { otherwise = {}, ...view }]: [string, Views]) => [
    [path, view],
    ...Object.entries(otherwise).map(([look, other]) => [`${path}, ${look}`, other]),
  ]),
);
