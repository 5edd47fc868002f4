/** 'Poziom A, miejsce 7' → 'poziom A, miejsce 7': in the middle of a sentence. Names of cars stay as they are. */
export const lowerCased = (place: string): string => place.replace(/^Poziom/, 'poziom');
