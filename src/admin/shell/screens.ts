import { type ComponentType, lazy } from 'react';
import type { User } from '../../domain/account/user.ts';
import type { Section } from '../../domain/kernel/section.ts';
import type { Route } from '../../domain/office/back-office.ts';
import { fetchSoon } from '../../ui/idle.ts';

export interface ScreenProps {
  route: Route;
  user: User;
}
type Screen = ComponentType<ScreenProps>;
interface OddSection {
  Section: Screen;
}
type Load = () => Promise<OddSection>;

/** What is drawn by hand, a chunk each: a section is odd by having a file sections/<slug>/Section.tsx. */
const chunks: Record<string, Load> = import.meta.glob<OddSection>('../sections/*/Section.tsx');
const chunkOf = ({ slug }: Section): Load | undefined => chunks[`../sections/${slug}/Section.tsx`];

const screens = new Map<string, Screen>();

/** The screen of a section that is drawn by hand; undefined where the generic list and form do. */
export function screenOf(section: Section): Screen | undefined {
  const load = chunkOf(section);
  if (!load) return undefined;
  const screen = screens.get(section.slug) ?? lazy(async () => ({ default: (await load()).Section }));
  screens.set(section.slug, screen);
  return screen;
}

/** Fetches what a section needs, before it is opened. */
export function fetchScreen(section: Section): void {
  const load = chunkOf(section);
  if (load) fetchSoon(load)();
}
