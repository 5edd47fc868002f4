import { products } from '../../domain/booking/products.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { type Day, dayOf, formatStay, formatTime } from '../../domain/language/days.ts';
import { capitalised } from '../../domain/language/polish.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { lowerCased } from './order-words.ts';
import type { Stop } from './Stops.tsx';
import type { Standing } from './standing.ts';
import type { ShownOrder } from './useOrder.ts';

/** What the words about a payment are made of. */
export interface StandingFacts {
  order: ShownOrder;
  /** When it was sent from here, ISO; the last digits of its card; whom the mail goes to. */
  sentAt: string | undefined;
  card: string | undefined;
  email: string | undefined;
  /** How often it is asked about, in seconds, and when it was last. */
  every: number;
  askedAt: number | undefined;
  /** It takes longer than people wait without a word. */
  slow: boolean;
  /** Its place may be held once more. */
  free: boolean;
}

export interface StandingWords {
  icon: IconName;
  title: string;
  text: string;
  /** The loudest sentence after the title: nobody may pay again. Its first words are said the loudest. */
  once?: [string, string];
  stops: [Stop, Stop, Stop];
  note?: string;
}

const tight = (text: string): string => text.replaceAll(' ', '\u00a0');
const around = (parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');
const cardWords = (card: string | null | undefined) => card && `karta\u00a0••••\u00a0${card}`;
const at = (moment: string | null | undefined) => moment && formatTime(moment);

/** 'miejsce 7', 'auto': what is held, and what it is once it is paid. */
const thingOf = (order: ShownOrder): string => tight(products[order.kind].words.short(order));
const placeOf = (order: ShownOrder): string => lowerCased(products[order.kind].place(order));
const daysOf = ({ since, until }: ShownOrder): [Day, Day] => [dayOf(since), dayOf(until)];

const sent = ({ sentAt, card }: StandingFacts): Stop => ({
  state: 'done',
  title: 'Zapłata wysłana',
  text: around([at(sentAt), cardWords(card)]),
});
const charged = ({ order, card }: StandingFacts): Stop => ({
  state: 'done',
  title: `Bank pobrał ${formatAmount(order.amount)}`,
  text: around([at(order.paid_at), cardWords(order.card ?? card)]),
});
const later = (text: string): Stop => ({ state: 'next', title: 'Rezerwacja', text });
const seconds = (n: number) => `${n}\u00a0sekund`;

const again = 'Nie płać ponownie.';

/** What is said of each standing of a payment: what happened, what we do now, what to do, and when it ends. */
export const standingWords: Record<Standing, (facts: StandingFacts) => StandingWords> = {
  charging: (facts) => ({
    icon: 'card',
    title: `Bank pobiera ${formatAmount(facts.order.amount)}`,
    text: facts.slow
      ? 'Trwa dłużej niż zwykle. Nadal czekamy, nie odświeżaj strony.'
      : 'Zwykle trwa to kilka sekund. Zostań na tej stronie.',
    stops: [sent(facts), { state: 'now', title: 'Odpowiedź banku', text: 'czekamy' }, later(placeOf(facts.order))],
  }),
  asking: (facts) => ({
    icon: 'dots',
    title: 'Sprawdzamy, czy zapłata doszła',
    text:
      (facts.sentAt ? `Zapłata wyszła o\u00a0${at(facts.sentAt)}, ale o` : 'O') +
      `dpowiedź banku jeszcze nie przyszła. Pytamy o\u00a0nią co ${seconds(facts.every)}.`,
    once: [again, 'Jeśli bank nic nie pobrał, napiszemy to tutaj i\u00a0wtedy zapłacisz jeszcze raz.'],
    stops: [
      sent(facts),
      { state: 'now', title: 'Odpowiedź banku', text: 'jeszcze jej nie znamy' },
      later(`${thingOf(facts.order)} trzymamy dla Ciebie`),
    ],
    note: [
      facts.askedAt && `Ostatnio pytaliśmy o\u00a0${formatTime(facts.askedAt)}.`,
      'Możesz zamknąć tę stronę: gdy zapłata dojdzie, napiszemy ' +
        `${facts.email ? `na ${facts.email}` : 'e-\u2060mail'}.`,
      `Przy telefonie podaj numer ${facts.order.order_number}.`,
    ]
      .filter(Boolean)
      .join(' '),
  }),
  taken: (facts) => ({
    icon: 'dots',
    title: 'Zapłata przyjęta',
    text: 'Potwierdzamy rezerwację: nie płać ponownie, e-\u2060mail przyjdzie w\u00a0kilka minut.',
    once: [again, `Bank pobrał ${formatAmount(facts.order.amount)}, ta kwota jest już u\u00a0nas.`],
    stops: [
      sent(facts),
      charged(facts),
      {
        state: 'now',
        title: 'Potwierdzamy rezerwację',
        text: around([facts.order.order_number, placeOf(facts.order)]),
      },
    ],
    note:
      'Ta strona zmieni się sama. Gdyby potwierdzenie się nie udało, oddamy ' +
      `${formatAmount(facts.order.amount)} i\u00a0napiszemy e-\u2060mail.`,
  }),
  offline: (facts) => ({
    icon: 'offline',
    title: 'Brak internetu, a\u00a0zapłata jest w\u00a0drodze',
    text:
      `Nie wiemy jeszcze, czy bank pobrał ${formatAmount(facts.order.amount)}. ` +
      'Gdy wróci sieć, sprawdzimy to sami.',
    once: ['Nie płać ponownie,', 'także inną kartą ani z\u00a0innego telefonu.'],
    stops: [
      sent(facts),
      {
        state: 'cut',
        icon: 'offline',
        title: 'Odpowiedź banku',
        text: facts.askedAt ? `brak sieci, ostatnio pytaliśmy o\u00a0${formatTime(facts.askedAt)}` : 'brak sieci',
      },
      later('potwierdzamy ją też bez Ciebie'),
    ],
    note:
      `${capitalised(thingOf(facts.order))} jest Twoje do ${formatTime(facts.order.expires_at)}, ` +
      'a\u00a0jeśli bank pobrał zapłatę, na stałe.',
  }),
  question: (facts) => ({
    icon: 'bank',
    title: 'Dokończ płatność',
    text: 'Bank pytał, czy to Ty płacisz, a\u00a0strona się zamknęła. Nic nie pobrano.',
    stops: [
      { ...sent(facts), title: 'Karta podana' },
      { state: 'now', title: 'Pytanie banku', text: 'czeka na Twoją odpowiedź' },
      later(`${thingOf(facts.order)} trzymamy do ${formatTime(facts.order.expires_at)}`),
    ],
    note:
      `Bank pobierze ${formatAmount(facts.order.amount)} dopiero po Twojej zgodzie. ` +
      'Ta sama karta i\u00a0inna karta działają tak samo.',
  }),
  gone: (facts) => {
    const { order } = facts;
    const isLate = order.paid_at !== null && order.paid_at > order.expires_at;
    const sum = formatAmount(order.amount);
    return {
      icon: 'back',
      title: `${capitalised(thingOf(order))} jest już zajęte, oddajemy ${sum}`,
      text:
        `Zapłata doszła${order.paid_at ? ` o\u00a0${at(order.paid_at)}` : ''}` +
        `${isLate ? ', po czasie rezerwacji' : ''}. ` +
        `${capitalised(products[order.kind].words.noun)} ma już ktoś inny.`,
      stops: [
        { ...charged(facts), title: 'Zapłata doszła' },
        { state: 'done', icon: 'back', title: `Zwrot ${sum} zlecony`, text: 'na tę samą kartę' },
        { state: 'next', title: 'Na koncie', text: 'zwykle w\u00a0kilka dni, zależy od banku' },
      ],
      note: 'Zwrot przyjdzie sam, potwierdzenie wysyłamy e-\u2060mailem.',
    };
  },
  untaken: (facts) => ({
    icon: 'card',
    title: 'Bank nic nie pobrał',
    text: `Możesz zapłacić teraz, ${thingOf(facts.order)} trzymamy do ${formatTime(facts.order.expires_at)}.`,
    stops: [
      sent(facts),
      { state: 'done', icon: 'x', title: 'Bank nie pobrał', text: facts.askedAt ? formatTime(facts.askedAt) : '' },
      later('czeka na zapłatę'),
    ],
  }),
  over: (facts) => {
    const { order, free } = facts;
    const thing = capitalised(thingOf(order));
    return {
      icon: 'clock',
      title: 'Czas na zapłatę minął',
      text: `Nic nie pobrano. ${thing} jest ${free ? `nadal wolne: ${formatStay(...daysOf(order))}` : 'już zajęte'}.`,
      stops: [
        { state: 'done', title: 'Zamówienie', text: order.order_number },
        { state: 'done', icon: 'x', title: 'Zapłata', text: `nie doszła do ${formatTime(order.expires_at)}` },
        later('nie powstała'),
      ],
    };
  },
  confirmed: (facts) => ({
    icon: 'check',
    title: `Zapłata doszła, ${products[facts.order.kind].words.noun} jest Twoje`,
    text: 'Otwieramy potwierdzenie.',
    stops: [
      sent(facts),
      charged(facts),
      { state: 'done', title: 'Rezerwacja potwierdzona', text: facts.order.order_number },
    ],
  }),
};
