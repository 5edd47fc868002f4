/** Where it is: as signs and maps call it. */
export const airportCity = 'Bursztyn';
/** The airport as it calls itself. */
export const airportName = `Port Lotniczy ${airportCity}`;
/** Its IATA code. */
export const airportCode = 'BZT';
/** As flights name where they leave from or land. */
export const homeAirport: string = `${airportCity} (${airportCode})`;
