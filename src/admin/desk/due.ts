import type { ReactNode } from 'react';
import { fold } from '../../domain/language/fold.ts';

/** What is done next with a row: somewhere else, or here. */
export type NextAct = { label: string } & ({ href: string } | { run: () => void });

/** A row of a desk's day, as any desk draws it. */
export interface Due {
  id: number;
  /** 'Zofia Mazur', for readers the name of what is done: 'Wydaj: Zofia Mazur'. */
  name: string;
  /** '13:10', '2 dni'; null: no hour was promised. */
  hour: string | null;
  /** Small, below the hour: 'od so 21.11'. */
  since?: string | undefined;
  who: ReactNode;
  /** Paid or not. */
  pay?: ReactNode;
  /** Why it stands here, where that takes a sentence. */
  why?: ReactNode;
  note?: string | undefined;
  act: NextAct;
  /** What else may be done. */
  others?: readonly NextAct[] | undefined;
  /** Who else waits for it, with answers. */
  matter?: ReactNode;
  /** What a search looks in. */
  words: string;
}

/** What is late, and what is given back by hand: the bell tells it too. */
export const dueTitles = { overdue: 'Po terminie', handBack: 'Do wypłaty' } as const;
/** What a row of the day is called where it is told elsewhere. */
export const dueKey = (title: string, id: number): string => `${title}:${id}`;

export interface DueGroup {
  title: string;
  tone?: 'bad' | 'warn' | 'info';
  icon: 'late' | 'rental' | 'parking' | 'right' | 'left' | 'clock' | 'card';
  aside?: string | undefined;
  rows: readonly Due[];
}

const plain = (text: string): string => fold(text).replace(/[\s-]/g, '');

/** Rows that have all that was typed: 'kow 1002' is a name and a plate. */
export function found(rows: readonly Due[], typed: string): Due[] {
  const terms = fold(typed).split(/\s+/).filter(Boolean);
  const whole = plain(typed);
  return rows.filter(({ words }) => plain(words).includes(whole) || terms.every((term) => fold(words).includes(term)));
}

/** Does a row have all that was typed as a whole word, name, plate or number, and not as a piece of a longer one? */
export function isExactly({ words }: Due, typed: string): boolean {
  const signs = [...plain(typed)].map((it) => it.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${signs.join('[\\s-]*')}(?![\\p{L}\\p{N}])`, 'u').test(fold(words));
}

/** The one row of those found that was meant: it alone was found, or alone has just that; else somebody chooses. */
export function meant(rows: readonly Due[], typed: string): Due | undefined {
  const exact = rows.filter((it) => isExactly(it, typed));
  const candidates = exact.length > 0 ? exact : rows;
  return candidates.length === 1 ? candidates[0] : undefined;
}
