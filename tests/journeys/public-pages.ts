import * as ways from './ways.ts';

interface PublicPage {
  way: ways.Way;
  /** What can be opened on it. */
  opened?: Record<string, ways.Way>;
}

const named = (buttons: readonly string[], way: (button: string) => ways.Way) =>
  Object.fromEntries(buttons.map((it) => [it, way(it)]));
const told = ['Pytanie', 'Wiadomość', 'Okno', 'Błąd 0', 'Błąd 401', 'Błąd 403', 'Błąd 500'];
const toldInPassing = ['Dymek: dobrze', 'Dymek: błąd', 'Błąd 400', 'Błąd 409'];

/** Every public page, and what else there is to see on it. */
export const publicPages: Record<string, PublicPage> = {
  '/': { way: ways.open('/') },
  '/harmonogram': { way: ways.schedule(), opened: named(['FILTRUJ', 'SORTUJ'], ways.dialog) },
  '/harmonogram, arrivals': { way: ways.schedule('?isarrdep=arrival') },
  '/harmonogram, signed in': { way: ways.member, opened: { expired: ways.expired } },
  '/lot/{id}': { way: ways.onTheGround },
  '/lot/{id}, in the air': { way: ways.inTheAir },
  '/ogloszenia': { way: ways.open('/ogloszenia') },
  '/logowanie': { way: ways.open('/logowanie') },
  '/rejestracja': { way: ways.open('/rejestracja') },
  '/resetowanie': { way: ways.open('/resetowanie') },
  '/resetowanie/{token}': { way: ways.reset },
  '/resetowanie/token': { way: ways.linkless },
  '/add': { way: ways.open('/add') },
  '/prywatnosc': { way: ways.open('/prywatnosc') },
  '/zabronione': { way: ways.open('/zabronione') },
  '/blad': { way: ways.open('/blad') },
  '/500': { way: ways.open('/500') },
  '/404': { way: ways.open('/nie-ma-takiej') },
  '/WynajemP': { way: ways.open('/WynajemP'), opened: { days: ways.days, mistakes: ways.mistakes } },
  '/WynajemP/formR': { way: ways.contact },
  '/WynajemP/summary': { way: ways.summary },
  '/payment': { way: ways.payment },
  '/payment/success': { way: ways.paid },
  '/payment/error': { way: ways.unpaid },
  '/dev/ui': {
    way: ways.open('/dev/ui'),
    opened: { ...named(told, ways.dialog), ...named(toldInPassing, ways.toast) },
  },
};
