/** What somebody deletes or adds, of a thing's name of one word: 'Bramka' → 'bramkę', 'Lot' → 'lot'. */
export const accusative = (name: string): string => name.toLowerCase().replace(/a$/, 'ę');
