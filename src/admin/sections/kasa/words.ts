import type { Movement } from '../../../domain/booking/closing.ts';
import type { PaymentMethod } from '../../../domain/booking/payment.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { count, noun, nouns } from '../../../domain/language/polish.ts';
import { editPath } from '../../../domain/office/back-office.ts';
import { sections } from '../../../domain/office/sections.ts';

/** How money came or went, as the closing calls it. */
export const ways: Readonly<Record<PaymentMethod, string>> = { CASH: 'gotówka', TERMINAL: 'terminal', CARD: 'link' };
export const byWay: Readonly<Record<PaymentMethod, string>> = {
  CASH: 'gotówką',
  TERMINAL: 'terminalem',
  CARD: 'linkiem',
};
export const operations = noun('operacja', 'operacje', 'operacji');

/** '−139,00 zł', with a minus as long as a plus. */
export const signed = (grosze: number): string => formatAmount(grosze).replace('-', '−');
/** What is not there is a dash, not a zero. */
export const orDash = (grosze: number): string => (grosze === 0 ? '–' : signed(grosze));

export const whatOf = ({ refund_id, first }: Movement): string =>
  refund_id !== null ? 'Zwrot' : first ? 'Sprzedaż' : 'Dopłata';
export const whoseOf = ({ buyer, license_plate, days }: Movement): string =>
  [buyer, license_plate, count(days, nouns.day)].filter(Boolean).join(', ');
export const keyOf = ({ payment_id, refund_id }: Movement): string => `${payment_id} ${refund_id ?? ''}`;

const listOf = { rental: 'rentals', parking: 'parking' } as const;
/** The list of bookings of a kind. */
const listWith = (kind: Movement['kind']) =>
  sections.flatMap(({ lists }) => lists).find(({ entity }) => entity.table === listOf[kind]);
/** Where a booking is opened; undefined where it is gone. */
export function bookingPath({ kind, booking_id }: Pick<Movement, 'kind' | 'booking_id'>): string | undefined {
  const list = listWith(kind);
  return list && booking_id !== null ? editPath(list, booking_id) : undefined;
}
