/** Where it lies on the earth, in degrees. */
export const airportAt = { latitude: 54.55, longitude: 16.95 };
