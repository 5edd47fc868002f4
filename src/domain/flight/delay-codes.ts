import { choices, labelOf } from '../kernel/choices.ts';

/** Whose list a code is of: AHM 730 has two digits, AHM 732 three letters. */
export const delayScheme = choices({ AHM730: { label: 'AHM 730' }, AHM732: { label: 'AHM 732' } });
export type DelayScheme = keyof typeof delayScheme;

/** The codes of AHM 730 by what they are about, in words. */
const delayGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Rozkład i stanowisko': {
    '06': 'Brak stanowiska przez własny ruch linii',
    '09': 'Planowany postój krótszy niż minimalny',
  },
  'Pasażerowie i bagaż': {
    11: 'Pasażerowie odprawieni po czasie',
    12: 'Tłok przy odprawie',
    13: 'Pomyłka przy odprawie',
    14: 'Nadmiar rezerwacji, pomyłka w rezerwacjach',
    15: 'Wejście na pokład: brakujący pasażer albo rozbieżność',
    16: 'Wygoda pasażerów, goście, rzecz pozostawiona',
    17: 'Pomyłka w zamówieniu posiłków',
    18: 'Bagaż nadany: sortownia, taśmownia',
    19: 'Pasażerowie o ograniczonej sprawności',
  },
  'Ładunek i poczta': {
    21: 'Dokumenty ładunku',
    22: 'Ładunek podstawiony za późno',
    23: 'Ładunek przyjęty za późno',
    24: 'Źle zapakowany ładunek',
    25: 'Nadmiar ładunku, pomyłka w rezerwacji',
    26: 'Ładunek przygotowany za późno w magazynie',
    27: 'Poczta: dokumenty, opakowanie',
    28: 'Poczta podstawiona za późno',
    29: 'Poczta przyjęta za późno',
  },
  'Obsługa na płycie': {
    31: 'Dokumenty samolotu: wyważenie, lista pasażerów',
    32: 'Załadunek i rozładunek',
    33: 'Sprzęt załadunkowy: taśmociąg, podnośnik',
    34: 'Sprzęt do obsługi: agregat, schody',
    35: 'Sprzątanie samolotu',
    36: 'Tankowanie',
    37: 'Posiłki dostarczone za późno',
    38: 'Kontenery i palety lotnicze',
    39: 'Sprzęt techniczny: brak albo awaria',
  },
  Technika: {
    41: 'Usterka samolotu',
    42: 'Przegląd planowy trwał za długo',
    43: 'Przegląd nieplanowy',
    44: 'Części i sprzęt do napraw',
    45: 'Części przywożone z innego lotniska',
    46: 'Zamiana samolotu z przyczyn technicznych',
    47: 'Brak samolotu zapasowego',
    48: 'Zmiana układu kabiny',
    51: 'Uszkodzenie w locie',
    52: 'Uszkodzenie na ziemi',
    55: 'Awaria systemu odprawy',
    56: 'Awaria systemu ładunku',
    57: 'Awaria systemu planów lotu',
    58: 'Awaria innego systemu',
  },
  'Załoga i operacje': {
    61: 'Plan lotu złożony za późno albo zmieniony',
    62: 'Zmiana paliwa albo ładunku',
    63: 'Załoga za późno na pokładzie',
    64: 'Brak pilotów',
    65: 'Życzenie pilotów',
    66: 'Personel pokładowy za późno na pokładzie',
    67: 'Brak personelu pokładowego',
    68: 'Pomyłka albo życzenie personelu pokładowego',
    69: 'Kapitan poprosił o kontrolę bezpieczeństwa',
  },
  Pogoda: {
    71: 'Pogoda na lotnisku odlotu',
    72: 'Pogoda na lotnisku przylotu',
    73: 'Pogoda po drodze albo na lotnisku zapasowym',
    75: 'Odladzanie samolotu',
    76: 'Odśnieżanie lotniska',
    77: 'Pogoda utrudnia obsługę na płycie',
  },
  'Ruch, lotnisko, władze': {
    81: 'Ruch w powietrzu: przepustowość',
    82: 'Ruch w powietrzu: brak ludzi albo sprzętu',
    83: 'Ograniczenia ruchu na lotnisku przylotu',
    84: 'Pogoda na lotnisku przylotu ogranicza ruch',
    85: 'Kontrola bezpieczeństwa',
    86: 'Straż graniczna, celnicy, służba zdrowia',
    87: 'Urządzenia lotniska: stanowiska, rampy, oświetlenie',
    88: 'Ograniczenia na lotnisku przylotu',
    89: 'Ograniczenia na lotnisku odlotu',
  },
  'Skutek innego lotu': {
    91: 'Czekanie na pasażerów albo ładunek innego lotu',
    92: 'Pomyłka w odprawie na dalszy lot',
    93: 'Samolot przyleciał za późno',
    94: 'Personel pokładowy z innego lotu',
    95: 'Załoga z innego lotu',
    96: 'Decyzja centrum operacyjnego linii',
  },
  Inne: {
    97: 'Strajk w linii',
    98: 'Strajk poza linią',
    99: 'Inna przyczyna',
  },
};

/** Its code says that the aircraft of a flight came too late. */
export const lateInbound = '93';
/** Chosen most often at an airport of this size: offered before anybody types. */
const usualCodes = [lateInbound, '15', '33', '18', '41', '71', '75', '81', '87'];

export interface DelayCode {
  code: string;
  words: string;
  group: string;
}
/** All codes that are chosen by words, by their number. */
export const delayCodes: readonly DelayCode[] = Object.entries(delayGroups)
  .flatMap(([group, codes]) => Object.entries(codes).map(([code, words]) => ({ code, words, group })))
  .sort((a, b) => Number(a.code) - Number(b.code));

const byCode = new Map(delayCodes.map((it) => [it.code, it]));

/** What a reason is called: in words, where the scheme has them here. */
export const reasonWords = ({ scheme, code }: { scheme: DelayScheme; code: string }): string =>
  (scheme === 'AHM730' && byCode.get(code)?.words) || `Kod ${code} (${labelOf(delayScheme, scheme)})`;

export function problemWithCode(scheme: unknown, code: unknown): string | undefined {
  if (typeof code !== 'string') return undefined;
  if (scheme === 'AHM732') return /^[A-Z]{3}$/.test(code) ? undefined : 'Kod AHM 732 to trzy wielkie litery';
  return byCode.has(code) ? undefined : 'Nie ma takiego kodu w AHM 730';
}

const folded = (text: string) =>
  text.toLocaleLowerCase('pl').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

/** The codes that a word or a number finds; the usual ones where nothing is typed. */
export function findCodes(term: string): DelayCode[] {
  const wanted = folded(term.trim());
  if (!wanted) return usualCodes.flatMap((code) => byCode.get(code) ?? []);
  return delayCodes.filter(({ code, words, group }) =>
    wanted.split(/\s+/).every((word) => code.startsWith(word) || folded(`${words} ${group}`).includes(word)),
  );
}
