import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SectionScreen } from '../../src/admin/shell/SectionScreen.tsx';
import type { User } from '../../src/domain/account/user.ts';
import { ofEverybody, sections } from '../../src/domain/office/sections.ts';
import { client, OwnCache } from '../support/screen.tsx';

const own = sections.filter(({ group }) => group === ofEverybody);

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [], meta: { page: 1, pages: 1, total: 0 } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (section: (typeof sections)[number], who: Partial<User>) =>
  render(
    <OwnCache>
      <SectionScreen route={{ section }} user={{ ...client, ...who }} />
    </OwnCache>,
  );

test.each(own)('$title asks to prove an address, and leads to where it is changed', async (section) => {
  open(section, { proven: false });
  const banner = await screen.findByRole('region', { name: 'Adres niepotwierdzony' });
  expect(banner.textContent).toContain('Wysłaliśmy link na a@poczta.example');
  expect(banner.textContent).toMatch(/Rezerwacje potwierdzimy e-mailem/);
  expect(within(banner).getByRole('button', { name: 'Wyślij link ponownie' })).toBeDefined();
  const change = within(banner).queryByRole('link', { name: 'Zmień adres' })?.getAttribute('href');
  expect(change).toBe(section.slug === 'profil' ? undefined : '/zarzadzanie/profil');
});

test('a new address that waits may be given up', async () => {
  const [section] = own;
  if (section) open(section, { proven: true, pending_email: 'b@poczta.example' });
  const banner = await screen.findByRole('region', { name: 'Adres niepotwierdzony' });
  expect(banner.textContent).toContain('Link czeka w skrzynce b@poczta.example');
  expect(within(banner).getByRole('button', { name: 'Zostań przy starym' })).toBeDefined();
});

test('nothing is asked of whoever has proven an address', () => {
  const [section] = own;
  if (section) open(section, { proven: true, pending_email: null });
  expect(screen.queryByRole('region', { name: 'Adres niepotwierdzony' })).toBeNull();
});
