import { type Errand, errands } from '../../../domain/errands.ts';
import type { RunOutcome } from '../../../domain/jobs.ts';
import type { OrderKind } from '../../../domain/order.ts';

export interface DeadLetter {
  id: string;
  kind: 'mail' | 'refund' | 'difference';
  /** Which errand of the outbox, or which difference. */
  what: string;
  since: string;
  order_number: string | null;
  recipient: string | null;
  amount: number | null;
  cause: string;
  error: string | null;
  attempts: number;
  can_readdress: boolean;
}
export interface Waiting {
  kind: Errand;
  order_number: string | null;
  amount: number | null;
  attempts: number;
  next_attempt: string;
}
export interface Hold {
  order_number: string;
  kind: OrderKind;
  parking_level: string | null;
  space_id: number | null;
  brand: string | null;
  model: string | null;
  car_plate: string | null;
  since: string;
  until: string;
  amount: number;
  expires_at: string;
}
export interface Run {
  began_at: string;
  took_ms: number;
  outcome: RunOutcome;
  note: string | null;
}
export interface JobTold {
  name: string;
  label: string;
  hint: string;
  schedule: string;
  next: string;
  runs: Run[];
}
/** What `GET /api/system` answers. */
export interface Overview {
  at: string;
  outbox: { waiting: number; oldest: string | null; next: Waiting[] };
  dead_letters: { count: number; rows: DeadLetter[] };
  refunds: { pending: number; amount: number };
  holds: { count: number; rows: Hold[] };
  seal: { sealed_at: string | null; unsealed: number; checked_at: string | null; intact: boolean | null };
  jobs: JobTold[];
}

export const errandWords = (kind: string): string => errands[kind as Errand] ?? kind;

/** The outcome of a job's last run that somebody should look at. */
const needsCare = ({ runs: [last] }: JobTold): boolean => last?.outcome === 'FAILED';

/** How many things wait for a person. */
export const caresOf = ({ dead_letters, jobs, seal }: Overview): number =>
  dead_letters.count + jobs.filter(needsCare).length + (seal.intact === false ? 1 : 0);
