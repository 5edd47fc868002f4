import { user } from '../account/user.ts';
import { entity, type Row } from '../kernel/entity.ts';
import { day, instant, int, joined, money, ref, text } from '../kernel/field.ts';
import type { Day } from '../language/days.ts';
import type { PaymentMethod } from './payment.ts';

const most = 100_000_000;
const server = true;
const message = 'Wpisz kwotę';
const sum = (label: string) => money(label, { min: 0, max: most });

/** The sums of a clerk's hands on a day, in grosze: what they took, and what they gave back. */
export interface DaySums {
  cash_in: number;
  cash_out: number;
  terminal_in: number;
  terminal_out: number;
}
interface Counted extends DaySums {
  /** What was in the till before anything came. */
  float: number;
  counted: number;
  terminal_total: number;
}

/** What has to be in the till. */
export const cashDue = ({ float, cash_in, cash_out }: Pick<Counted, 'float' | 'cash_in' | 'cash_out'>): number =>
  float + cash_in - cash_out;
/** What the terminal's own report has to say. */
export const terminalDue = ({ terminal_in, terminal_out }: DaySums): number => terminal_in - terminal_out;
/** What is there besides what has to be: below zero something is lacking. */
export const differences = (of: Counted): { cash: number; terminal: number } => ({
  cash: of.counted - cashDue(of),
  terminal: of.terminal_total - terminalDue(of),
});
/** What stays in the till for the next day, and what its clerk hands in. */
export const leftInTill = ({ float, counted }: Pick<Counted, 'float' | 'counted'>): number => Math.min(float, counted);
export const handedIn = (of: Pick<Counted, 'float' | 'counted'>): number => of.counted - leftInTill(of);

/**
 * The closing of a clerk's day: what was counted, against what has to be there, which is kept with it. It is never
 * edited: a correction is another row, and the last one counts.
 */
export const closing = entity({
  table: 'closings',
  path: 'closings',
  one: 'Zamknięcie dnia',
  accusative: 'zamknięcie dnia',
  many: 'Zamknięcia dnia',
  messages: { added: 'Dzień zamknięty', notAdded: 'Nie udało się zamknąć dnia' },
  label: ['day'],
  read: ['rental_staff', 'parking_staff'],
  write: ['rental_staff', 'parking_staff'],
  fields: {
    Employee_id: ref('Kto', () => user, { optional: true, server }),
    day: day('Dzień'),
    float: money('Kasa na początek', { min: 0, max: most, message }),
    counted: money('Policzono', { min: 0, max: most, message }),
    terminal_total: money('Suma z raportu terminala', { min: -most, max: most, message }),
    cash_in: sum('Przyjęto gotówką'),
    cash_out: sum('Oddano gotówką'),
    terminal_in: sum('Przyjęto terminalem'),
    terminal_out: sum('Oddano terminalem'),
    reason: text('Skąd różnica', { max: 500, optional: true }),
    closed_at: instant('Zamknięto', { server }),
    corrects: int('Poprawia zamknięcie', { optional: true }),
  },
  joined: {
    first_name: joined('Employee_id', 'first_name', user.fields.first_name),
    last_name: joined('Employee_id', 'last_name', user.fields.last_name),
  },
  check: (row) => {
    const { float, counted, terminal_total, cash_in, cash_out, terminal_in, terminal_out, reason, corrects } = row;
    if (reason) return undefined;
    if (corrects) return { reason: 'Napisz, co poprawiasz' };
    const all = [float, counted, terminal_total, cash_in, cash_out, terminal_in, terminal_out];
    if (all.some((it) => it === undefined)) return undefined;
    const { cash, terminal } = differences(row as Counted);
    return cash !== 0 || terminal !== 0 ? { reason: 'Napisz, skąd różnica' } : undefined;
  },
  list: ['day', 'counted', 'terminal_total', 'closed_at'],
  filter: { id: ['='] },
  sort: [],
  pageSize: 50,
});
export type Closing = Row<typeof closing> & { id: number };

/** Money that came or, below zero, went back; in grosze. */
export interface Movement {
  /** Of this payment, or of this refund of it. */
  payment_id: number;
  refund_id: number | null;
  at: string;
  method: PaymentMethod;
  amount: number;
  /** The first payment of its order. */
  first: boolean;
  order_number: string;
  kind: 'parking' | 'rental';
  /** The booking that it paid, while there is one. */
  booking_id: number | null;
  buyer: string | null;
  license_plate: string | null;
  /** Days of its stay. */
  days: number;
}

/** A payment by the link of which nobody knows yet whether it comes. */
interface OpenPayment {
  order_number: string;
  amount: number;
  since: string;
}

/** Money that came at a desk and waits there for whoever paid: a clerk gives it back by hand. */
export interface WaitingRefund
  extends Pick<Movement, 'method' | 'amount' | 'order_number' | 'kind' | 'booking_id' | 'buyer' | 'license_plate'> {
  refund_id: number;
  since: string;
}

/** A clerk's day as the section 'kasa' reads it. */
export interface ClerkDay {
  day: Day;
  clerk: { id: number; name: string; desk: 'rental' | 'parking' | null };
  sums: DaySums;
  movements: Movement[];
  open: OpenPayment[];
  /** Today: of the desk that reads this, for the admin of both. */
  waiting: WaitingRefund[];
  /** The day's closing with its corrections, the last one last. */
  closings: Closing[];
  /** What the last closing before left in the till; null before the first one. */
  float: number | null;
  /** Earlier days with money of this clerk that nobody has closed. */
  unclosed: Day[];
  /** Whose money moved on this day, for the admin. */
  clerks: { id: number; name: string; closed_at: string | null }[] | null;
}

/** Since the day was closed: what came or went that its last closing has not counted. */
export function afterClosing({ sums, closings }: Pick<ClerkDay, 'sums' | 'closings'>): DaySums | undefined {
  const last = closings.at(-1);
  if (!last) return undefined;
  const names = ['cash_in', 'cash_out', 'terminal_in', 'terminal_out'] as const;
  const more = Object.fromEntries(names.map((name) => [name, sums[name] - last[name]])) as unknown as DaySums;
  return names.some((name) => more[name] !== 0) ? more : undefined;
}

/** The one movement of the terminal that explains why its report has so much less; none where several do. */
export function explaining(movements: readonly Movement[], difference: number): Movement | undefined {
  const found = movements.filter(({ method, amount }) => method === 'TERMINAL' && amount === -difference);
  return found.length === 1 ? found[0] : undefined;
}
