import type { OrderKind } from '../booking/order.ts';
import type { Errand } from './errands.ts';
import type { Job, RunOutcome } from './jobs.ts';

/** What a dead letter is: something to send that was given up, a refund that came back, money that does not agree. */
export type DeadLetterKind = 'mail' | 'refund' | 'difference';

/** What the product has given up and a person has to settle. */
export interface GivenUp {
  kind: DeadLetterKind;
  /** Which mail or difference: 'confirmation', 'AMOUNT'; of a refund its cause. */
  what: string;
  since: string;
  order_number: string | null;
  recipient: string | null;
  /** In grosze; of a difference what is booked here, and `there` what the provider has. */
  amount: number | null;
  there: number | null;
  /** What the mail system or the card provider said. */
  error: string | null;
  attempts: number;
  /** A refund is tried again every few hours even so. */
  next_attempt: string | null;
}
/** What was given up, as the admin reads it. */
export interface DeadLetter extends GivenUp {
  /** 'mail-12' */
  id: string;
  /** What was said, in words for people. */
  cause: string;
  can_readdress: boolean;
}

/** Something that goes out next. */
export interface Waiting {
  kind: Errand;
  order_number: string | null;
  amount: number | null;
  attempts: number;
  next_attempt: string;
}
/** What waits to be sent: how much, since when, and what goes next. */
export interface Backlog {
  waiting: number;
  oldest: string | null;
  next: Waiting[];
}

/** A place that somebody is paying for. */
export interface Hold {
  order_number: string;
  kind: OrderKind;
  booking_id: number | null;
  parking_level: string | null;
  space_id: number | null;
  Cars_id: number | null;
  brand: string | null;
  model: string | null;
  car_plate: string | null;
  since: string;
  until: string;
  amount: number;
  expires_at: string;
}

/** How a job ran: when, for how many ms, and what came of it. */
export interface Run {
  began_at: string;
  took_ms: number;
  outcome: RunOutcome;
  /** What came of it, counted: `{sent: 3}`. */
  counts: Record<string, number> | null;
  /** What somebody should look at. */
  note: string | null;
}
export interface JobTold {
  name: Job;
  label: string;
  hint: string;
  schedule: string;
  next: string;
  /** The newest first. */
  runs: Run[];
}

/** How far the event log and the login log are sealed. */
export interface Sealed {
  sealed_at: string | null;
  unsealed: number;
}
/** The seal of a log, and what the last check of it found; null: it was never checked. */
export interface SealOfLog extends Sealed {
  checked_at: string | null;
  intact: boolean | null;
}

/** What `GET /api/system` answers. */
export interface Overview {
  at: string;
  outbox: Backlog;
  dead_letters: { count: number; rows: DeadLetter[] };
  refunds: { pending: number; amount: number };
  holds: { count: number; rows: Hold[] };
  seal: SealOfLog;
  jobs: JobTold[];
}
