import { choices } from '../kernel/choices.ts';

/** What becomes of an announcement, by its draft and its days: the public sees what is 'shown', and nothing else. */
export const announcementState = choices({
  draft: { label: 'Szkic', tone: 'info', icon: 'info' },
  coming: { label: 'Zaplanowane', tone: 'info', icon: 'clock' },
  shown: { label: 'Widoczne', tone: 'good', icon: 'check' },
  over: { label: 'Wygasłe', tone: 'neutral', icon: 'x' },
});
export type AnnouncementState = keyof typeof announcementState;

/** As much of an announcement as its state depends on. */
export interface Validity {
  draft: boolean;
  valid_from: string | null;
  valid_until: string;
}

export function stateOf({ draft, valid_from, valid_until }: Validity, now: number): AnnouncementState {
  // What is over stays so, whether or not somebody had finished it
  if (Date.parse(valid_until) <= now) return 'over';
  if (draft) return 'draft';
  return valid_from !== null && Date.parse(valid_from) > now ? 'coming' : 'shown';
}
