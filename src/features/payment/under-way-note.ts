/** Where a payment under way is written down, and what of it the offline page reads: words alone, never card data. */
export const underWayKey = 'paymentUnderWay';

export interface ToldUnderWay {
  /** 'ABC-7F3K9Q' */
  number: string;
  /** '150,00 zł' */
  sum: string;
  /** 'poziom A, miejsce 7' */
  what: string;
  /** 'pt 26.06.2026 – nd 28.06.2026' */
  days: string;
  /** '12:05' */
  sentAt: string;
}
