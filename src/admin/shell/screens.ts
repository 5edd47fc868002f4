import type { ComponentType } from 'react';
import type { User } from '../../domain/account/user.ts';
import type { Section } from '../../domain/kernel/section.ts';
import type { Route } from '../../domain/office/back-office.ts';
import { fetchSoon } from '../../ui/idle.ts';
import { type Fetched, later } from '../../ui/later.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';

export interface ScreenProps {
  route: Route;
  user: User;
}
type Screen = ComponentType<ScreenProps>;
interface OddSection {
  Section: Screen;
}

/** What is drawn by hand, a chunk each: a section is odd by having a file sections/<slug>/Section.tsx. */
const screens = new Map(
  Object.entries(import.meta.glob<OddSection>('../sections/*/Section.tsx')).map(([file, load]) => [
    file,
    later(async () => ({ default: (await load()).Section }), PlaceholderRows),
  ]),
);

/** The screen of a section that is drawn by hand; undefined where the generic list and form do. */
export const screenOf = ({ slug }: Section): (Screen & Fetched) | undefined =>
  screens.get(`../sections/${slug}/Section.tsx`);

/** Fetches what a section needs, before it is opened. */
export function fetchScreen(section: Section): void {
  const screen = screenOf(section);
  if (screen) fetchSoon(screen.fetch)();
}
