import type { Visit } from './visit.ts';

/** One thing that must be true of a deployment. What it throws is what is wrong. */
export interface Check {
  /** As a sentence: 'the home page says when the host may show it again'. */
  name: string;
  run(visit: Visit): Promise<void>;
}

/** What the checks may use besides the address. */
export interface Means {
  /** Of somebody who edits announcements: they sign in, write one and take it away again. */
  account?: { email: string; password: string };
  /** Books a space by a test card and cancels it. */
  booking: boolean;
  /** Where the card provider stands, where it is a stand-in: 'http://127.0.0.1:4100'. */
  cards?: string;
}

/** Fails with these words unless it holds. */
export function demand(holds: unknown, words: string): asserts holds {
  if (!holds) throw new Error(words);
}
