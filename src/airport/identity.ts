/** Where it is, as signs and maps call it; and what stands before that on its sign. */
export const airportCity = 'Bursztyn';
export const airportKind = 'Port Lotniczy';
/** The airport as it calls itself. */
export const airportName = `${airportKind} ${airportCity}`;
/** 'Komunikat Portu …', 'konto w Porcie …' */
export const airportGenitive = `Portu Lotniczego ${airportCity}`;
export const airportLocative = `Porcie Lotniczym ${airportCity}`;
/** Its IATA code: three letters, with which order numbers begin too. */
export const airportCode = 'BZT';
/** As flights name where they leave from or land. */
export const homeAirport: string = `${airportCity} (${airportCode})`;
/** Where it lies, as it is said after its name. */
export const airportRegion = 'nad Bałtykiem';
/** What directions.svg draws, for whoever does not see it. */
export const waySaid = 'Schemat dojazdu: terminal leży między pasem startowym a stacją kolejową, dojazd drogą S6';
/** What stands at the end of every page besides; empty: nothing. */
export const footnote: string = [
  `Wersja pokazowa. ${airportName} jest zmyślony,`,
  'a\u00a0żaden lot z\u00a0tej tablicy nie odleci.',
].join(' ');
