import { fold } from '../language/fold.ts';

/** A term shorter than this is near too much. */
const shortest = 4;

const plain = (text: string): string => fold(text).toLowerCase().trim();
const undoubled = (text: string): string => text.replace(/(.)\1+/g, '$1');

/** Does one letter too many, too few, another one, or two in each other's place make one of the other? */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

const isNear = (typed: string, name: string): boolean =>
  name.length >= shortest && typed !== name && (isOneOff(typed, name) || undoubled(typed) === undoubled(name));

/** 'Londyn Luton (LTN)' → 'Londyn Luton', 'Londyn', 'Luton' */
const namesIn = (value: string): string[] => {
  const name = value.replace(/\s*\([A-Z]{3}\)$/, '');
  return [...new Set([name, ...name.split(/[\s-]+/)])];
};

/**
 * Of these airlines and cities the one whose name a mistyped term is nearest to: one letter wrong, or letters doubled.
 * The longest wins: 'Londyn Luton' before 'Londyn'.
 */
export function nearName(term: string, values: readonly string[]): string | undefined {
  const typed = plain(term);
  if (typed.length < shortest) return undefined;
  const near = values.flatMap(namesIn).filter((name) => isNear(typed, plain(name)));
  return near.sort((a, b) => b.length - a.length || a.localeCompare(b, 'pl'))[0];
}
