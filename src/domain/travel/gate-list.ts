import type { TicketStatus } from './ticket.ts';

/**
 * The tickets of one flight for a gate that may lose its network: no names, no numbers, and of each code a salted hash,
 * from which nobody makes the code. The tab alone holds it, until it is closed or whoever works there signs out, and it
 * serves for hours.
 */
export interface GateList {
  flight: string;
  /** What people call the flight. */
  number: string;
  destination: string;
  /** When it leaves, as far as known. */
  leaves_at: string;
  /** When it was made, by the clock of the server. */
  made_at: string;
  salt: string;
  /** Goes back with what was let in by it: signed, for this flight and whoever asked, and of no other day. */
  proof: string;
  tickets: ListedTicket[];
}
export interface ListedTicket {
  /** As `hashedCode` makes it, with `salt`. */
  hash: string;
  seat: string;
  status: TicketStatus;
}

/** How long a list serves, in ms: a flight after midnight is boarded the evening before. */
export const listServes = 12 * 3_600_000;
/** By how much the clocks of a gate and of the server may differ, in ms. */
export const listSkew = 120_000;
/** 80 bits, as many as the code itself is signed by. */
export const hashDigits = 20;
/** What is hashed, by SHA-256. */
export const hashedText = (salt: string, code: string): string => `${salt} ${code.toUpperCase()}`;

/** What became of a passenger whom a gate without a network has let in; BACK: it has taken that back. */
export type KeptOutcome = 'DONE' | 'TWICE' | 'VOID' | 'OFF' | 'LEFT' | 'MOVED' | 'BACK' | 'MISSING';
/** A difference that somebody has not seen yet. */
export interface BoardingDifference {
  id: number;
  outcome: Exclude<KeptOutcome, 'DONE' | 'BACK' | 'MISSING'>;
  ticket: number;
  seat: string;
  flight: string;
  status: TicketStatus;
  /** When the gate without a network let them in, and who did. */
  let_in_at: string;
  by: string | null;
  /** TWICE: when and by whom they had been let in before. */
  before_at: string | null;
  before_by: string | null;
}
