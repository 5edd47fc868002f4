import { airportCity } from '../../airport/identity.ts';

/** How long a password would hold, from what it is made of. Advice only: what is refused, the domain says. */
export const levels = ['bardzo słabe', 'słabe', 'dobre', 'bardzo dobre'] as const;
type Level = 0 | 1 | 2 | 3;

const common = new RegExp(
  `${airportCity}|pass(word)?|has[lł]o|qwert[yz]|asdf|zxcv|letmein|admin|lotnisko|polska|` +
    'abc|111|000|123|321|(19|20)\\d\\d',
  'gi',
);
const alphabets = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** `guessable` is what an attacker knows already: the e-mail, the name. */
export function strengthOf(password: string, guessable: readonly string[] = []): Level {
  const parts = guessable.flatMap((it) => it.toLowerCase().split(/[^\p{L}\d]+/u)).filter((it) => it.length > 2);
  const unknown = parts.reduce((rest, part) => rest.replaceAll(new RegExp(part, 'giu'), ''), password);
  // What everyone tries first is worth nothing, a run of the same character no more than one of it
  const rest = unknown.replace(common, '').replace(/(.)\1+/gu, '$1');
  const kinds = alphabets.filter((it) => it.test(rest)).length;
  const score = Math.min([...rest].length, new Set(rest).size * 2) + Math.max(kinds - 1, 0) * 2;
  return score < 8 ? 0 : score < 12 ? 1 : score < 17 ? 2 : 3;
}
