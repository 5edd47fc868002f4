import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ConfirmQuestion } from '../../src/admin/parts/ConfirmQuestion.tsx';
import { withRadix } from '../../src/admin/radix/radix.ts';
import type { ScreenProps } from '../../src/admin/shell/screens.ts';
import type { User } from '../../src/domain/account/user.ts';
import type { Section } from '../../src/domain/kernel/section.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';

/** Whose screens are drawn where nothing else is said. */
export const client = {
  ...{ id: 5, email: 'a@poczta.example', role: 'client', proven: true },
  ...{ first_name: 'Anna', last_name: 'Kowalska' },
} as User;

/** Nothing that another test has read is known here, and nothing that was just read is kept instead of reading it. */
export const OwnCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

/** For `beforeAll`: questions and menus are then drawn at once. */
export const radixIsThere = async (): Promise<void> => void (await withRadix(() => undefined));

/** Opens the menu of the one status that is drawn. */
export async function openMenu(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /\. Zmień$/ }));
  await screen.findByRole('menu');
}

/** The section of the back-office that has this address. */
export function sectionOf(slug: string): Section {
  const section = sections.find((it) => it.slug === slug);
  if (!section) throw new Error(`There is no section '${slug}' in src/domain/office/sections.ts`);
  return section;
}

/** Draws a section of the back-office for a client, with its messages. */
export async function openSection(
  slug: string,
  Screen: ComponentType<ScreenProps>,
  who: Partial<User> = {},
): Promise<void> {
  const section = sectionOf(slug);
  await act(async () =>
    render(
      <OwnCache>
        <Screen route={{ section }} user={{ ...client, ...who }} />
        <Overlays Question={ConfirmQuestion} />
      </OwnCache>,
    ),
  );
}
