import { isPaid, type Order } from '../../../domain/booking/order.ts';
import { products } from '../../../domain/booking/products.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { dayOf, formatDay } from '../../../domain/language/days.ts';
import { count, noun } from '../../../domain/language/polish.ts';

/** What the API's `my-data` tells, as far as the dialog asks. */
export interface MyData {
  tickets: unknown[];
  luggage: unknown[];
  orders: Order[];
}

const nouns = {
  ticket: noun('bilet', 'bilety', 'biletów'),
  bag: noun('bagaż', 'bagaże', 'bagaży'),
  order: noun('zamówienie', 'zamówienia', 'zamówień'),
};
const places: Record<Order['kind'], string> = { parking: 'parking-rezerwacje', rental: 'wypozyczenia' };

/** What goes with an account, what stays without a name, and what is still to come. */
export function lossesOf(data: MyData | undefined, now: number = Date.now()) {
  const goes = ['Imię, nazwisko, adres, telefon i zdjęcie', 'Klucze dostępu i wszystkie sesje'];
  if (!data) return { goes, stays: undefined, coming: [] };
  const { tickets, luggage, orders } = data;
  const things = [
    ...(luggage.length > 0 ? [count(luggage.length, nouns.bag)] : []),
    ...(tickets.length > 0 ? [`historia: ${count(tickets.length, nouns.ticket)}`] : []),
  ];
  const paid = orders.filter(isPaid);
  const sum = paid.reduce((all, { amount }) => all + amount, 0);
  return {
    goes: things.length > 0 ? [...goes, things.join(' i ')] : goes,
    stays:
      paid.length > 0 ? `Zostaje bez nazwiska: ${count(paid.length, nouns.order)} na ${formatAmount(sum)}` : undefined,
    coming: paid
      .filter(({ until }) => Date.parse(until) > now)
      .map((order) => ({
        words: `${products[order.kind].place(order) || 'Auto'}, do ${formatDay(dayOf(order.until))}`,
        href: `/zarzadzanie/${places[order.kind]}`,
      })),
  };
}
