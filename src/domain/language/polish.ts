/** A counted noun in its three forms: 1 dzień, 2 dni, 5 dni. */
export interface Noun {
  one: string;
  few: string;
  many: string;
}
export const noun = (one: string, few: string, many: string): Noun => ({ one, few, many });

export const nouns = {
  row: noun('wpis', 'wpisy', 'wpisów'),
  day: noun('dzień', 'dni', 'dni'),
  space: noun('miejsce', 'miejsca', 'miejsc'),
  flight: noun('lot', 'loty', 'lotów'),
  field: noun('pole', 'pola', 'pól'),
  character: noun('znak', 'znaki', 'znaków'),
  /** As 'za' and 'przez' ask for them: za 1 minutę. */
  hour: noun('godzinę', 'godziny', 'godzin'),
  minute: noun('minutę', 'minuty', 'minut'),
} satisfies Record<string, Noun>;

/** As a sentence begins. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** '10 000': Polish parts the thousands of a number of five figures. */
export const grouped = (n: number): string => (n < 10_000 ? `${n}` : `${n}`.replace(/\B(?=(\d{3})+$)/g, '\u00a0'));

/** 2, 3, 4, 22, …: but 12, 13 and 14 are many. */
const isFew = (n: number): boolean => [2, 3, 4].includes(n % 10) && ![12, 13, 14].includes(n % 100);

/** '22 miejsca', with a no-break space, of a whole number. */
export const count = (n: number, { one, few, many }: Noun): string =>
  `${grouped(n)}\u00a0${n === 1 ? one : isFew(n) ? few : many}`;
