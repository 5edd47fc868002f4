import { noun } from '../../domain/language/polish.ts';

export const carNoun = noun('auto', 'auta', 'aut');
export const freeCarNoun = noun('wolne auto', 'wolne auta', 'wolnych aut');
