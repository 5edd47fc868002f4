/**
 * What somebody deletes or adds, of an entity's name: 'Bramka' → 'bramkę', 'Lot' → 'lot',
 * 'Droga kołowania' → 'drogę kołowania', 'Rzecz znaleziona' → 'rzecz znalezioną'.
 */
export function accusative(name: string): string {
  const [first = '', ...others] = name.toLowerCase().split(' ');
  const noun = people[first] ?? first.replace(/a$/, 'ę');
  return [noun, ...others.map((it) => it.replace(/(?<=on|an|ow)a$/, 'ą'))].join(' ');
}
/** Of things the accusative is plain, of people it is not. */
const people: Record<string, string> = { użytkownik: 'użytkownika' };
