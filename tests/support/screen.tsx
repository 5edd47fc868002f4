import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { ScreenProps } from '../../src/admin/shell/screens.ts';
import type { User } from '../../src/domain/account/user.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';

/** Whose screens are drawn where nothing else is said. */
export const client = {
  ...{ id: 5, email: 'a@poczta.example', role: 'client' },
  ...{ first_name: 'Anna', last_name: 'Kowalska' },
} as User;

/** Nothing that another test has read is known here, and nothing that was just read is kept instead of reading it. */
export const OwnCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

/** Opens the menu of the one status that is drawn. */
export async function openMenu(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /\. Zmień$/ }));
  await screen.findByRole('menu');
}

/** Draws a section of the back-office for a client, with its messages. */
export async function openSection(slug: string, Section: ComponentType<ScreenProps>): Promise<void> {
  const section = sections.find((it) => it.slug === slug);
  if (!section) throw new Error(`There is no section '${slug}' in src/domain/office/sections.ts`);
  await act(async () =>
    render(
      <OwnCache>
        <Section route={{ section }} user={client} />
        <Overlays />
      </OwnCache>,
    ),
  );
}
