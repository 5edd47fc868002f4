import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { flightStatus } from '../../src/domain/flight/flight-status.ts';
import { addDays, formatDay, today } from '../../src/domain/language/days.ts';
import { Schedule } from '../../src/features/schedule/Schedule.tsx';

const origins = ['Frankfurt (FRA)', 'Oslo (OSL)'];
const [first, last] = [addDays(today(), 2), addDays(today(), 3)];
const requests: URL[] = [];

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  requests.length = 0;
  vi.unstubAllGlobals();
});

/** The schedule at an address, of an airport without flights. */
/** A path with `unanswered` in its query has no answer. */
function visit(query = '', unanswered?: RegExp): void {
  history.replaceState(null, '', `/harmonogram${query}`);
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    requests.push(url);
    if (unanswered?.test(url.search)) return new Promise(() => undefined);
    if (url.pathname.endsWith('/flights/data')) return Response.json({ data: origins });
    return Response.json({ data: [], meta: { page: 1, limit: 5, total: 0, more: false } });
  });
  render(<Schedule />);
}

async function open(button: 'FILTRUJ' | 'SORTUJ') {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${button}`) }));
  return within(await screen.findByRole('dialog'));
}
type Dialog = Awaited<ReturnType<typeof open>>;

const rangeOf = (dialog: Dialog, name: string) => {
  const group = within(dialog.getByRole('group', { name }));
  return {
    from: group.getByLabelText<HTMLInputElement>('Od'),
    until: group.getByLabelText<HTMLInputElement>('Do'),
    hint: () => group.getByRole('status').textContent,
  };
};
const fill = (input: HTMLInputElement, value: string) => {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const send = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: /^Pokaż.*\slot/ }));
const expectQuery = (query: string) => waitFor(() => expect(decodeURIComponent(location.search)).toBe(query));
const descriptionOf = (input: HTMLElement) =>
  input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('the dialog offers each status and value of a direction, and a reset removes all filters', async () => {
  visit('?isarrdep=arrival&status=SCHEDULED&origin=Frankfurt+(FRA)');
  const dialog = await open('FILTRUJ');
  const origin = dialog.getByLabelText<HTMLSelectElement>('Skąd');
  expect(origin.value).toBe('Frankfurt (FRA)');
  const statuses = within(dialog.getByLabelText('Status')).getAllByRole<HTMLOptionElement>('option');
  expect(statuses.map(({ value }) => value)).toEqual(['', ...Object.keys(flightStatus)]);
  await within(origin).findByRole('option', { name: 'Oslo (OSL)' });
  const lookUps = requests.filter(({ pathname }) => pathname.endsWith('/flights/data'));
  expect(lookUps.map(({ searchParams }) => searchParams.get('isarrdep'))).toEqual(Array(4).fill('arrival'));
  await userEvent.click(dialog.getByRole('button', { name: 'Resetuj' }));
  expect(origin.value).toBe('');
  await expectQuery('?isarrdep=arrival');
});

test('a sort direction without a field sorts by time', async () => {
  visit('?isarrdep=arrival');
  const dialog = await open('SORTUJ');
  await userEvent.click(dialog.getByLabelText('Malejąco'));
  await send(dialog);
  await expectQuery('?isarrdep=arrival&sort=arrival&order=desc');
  await userEvent.click(screen.getByRole('button', { name: /^Przylot malejąco/ }));
  await expectQuery('?isarrdep=arrival');
});

test('a range with one end is not sent: one message says so, and what was typed stays', async () => {
  visit();
  const dialog = await open('FILTRUJ');
  const range = rangeOf(dialog, 'Odlot');
  fill(range.from, first);
  expect(range.hint()).toContain('zakres z jedną datą nie działa');
  await send(dialog);
  expect(descriptionOf(range.until)).toMatch(/^Podaj też datę „do”[^„]*$/);
  expect(range.until.getAttribute('aria-invalid')).toBe('true');
  expect(range.from.value).toBe(formatDay(first));
  fill(range.until, last);
  await send(dialog);
  await screen.findByRole('button', { name: new RegExp(`^Odlot: ${formatDay(first)}–${formatDay(last)}`) });
  await expectQuery(`?departure=${first}..${last}`);
});

test('a typed text that is no date says what is wrong with it and is not sent', async () => {
  visit();
  const dialog = await open('FILTRUJ');
  const { from } = rangeOf(dialog, 'Odlot');
  fill(from, '31.02');
  expect(descriptionOf(from)).toContain('W kalendarzu nie ma dnia 31.02');
  fill(from, '1.1.027');
  await send(dialog);
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(descriptionOf(from)).toContain('Podaj rok czterema cyframi: 1.1.2027');
});

test('a range that is begun may be given up again', async () => {
  visit();
  const dialog = await open('FILTRUJ');
  const { until } = rangeOf(dialog, 'Przylot');
  fill(until, first);
  await send(dialog);
  expect(dialog.getByText(/Podaj też datę „od”/)).toBeTruthy();
  fill(until, '');
  await send(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectQuery('');
});

test('a day and a range of days take each other’s place', async () => {
  visit();
  await userEvent.click(await screen.findByRole('button', { name: /^Dziś/ }));
  await expectQuery('?day=today');
  const dialog = await open('FILTRUJ');
  const range = rangeOf(dialog, 'Odlot');
  fill(range.from, first);
  fill(range.until, last);
  await send(dialog);
  await expectQuery(`?departure=${first}..${last}`);
  await userEvent.click(screen.getByRole('button', { name: /^Jutro/ }));
  await expectQuery('?day=tomorrow');
});

test('an invalid filter in the address is left out and told; its readable part is kept', async () => {
  visit(`?status=GONE&departure=${first}..x&origin=${'x'.repeat(300)}&sort=password,destination&day=never&page=-3`);
  const leftOut = (label: string) => screen.queryByRole('button', { name: new RegExp(`^${label} – pominięto`) });
  const button = await screen.findByRole('button', { name: /^FILTRUJ/ });
  expect(button.textContent).toBe('FILTRUJ');
  expect(screen.getByRole('button', { name: /^Cel rosnąco/ })).toBeTruthy();
  expect(leftOut('Skąd')?.textContent).toContain('nieprawidłowa wartość');
  await userEvent.click(screen.getByRole('button', { name: /^Status – pominięto: nieprawidłowa wartość/ }));
  expect(location.search).not.toContain('status');
  const dialog = await open('FILTRUJ');
  expect(dialog.getByLabelText<HTMLSelectElement>('Skąd').value).toBe('');
  const range = rangeOf(dialog, 'Odlot');
  expect(range.from.value).toBe(formatDay(first));
  expect(range.hint()).toContain('Podaj też datę „do”');
  fill(range.until, first);
  expect(leftOut('Odlot')?.textContent).toContain('podaj obie daty');
  await send(dialog);
  await expectQuery(`?departure=${first}..${first}&sort=password,destination`);
  expect(screen.queryByText(/pominięto/)).toBeNull();
});

test('in an address with both, the range of days is asked for, and no day is pressed', async () => {
  // Days of its own: what another test has asked for is not asked for again
  const [from, until] = [addDays(today(), 9), addDays(today(), 12)];
  visit(`?day=today&departure=${from}..${until}`);
  await screen.findByRole('button', { name: /^Odlot/ });
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  const list = await waitFor(() => {
    const url = requests.find(({ pathname }) => pathname.endsWith('/flights'));
    if (!url) throw new Error('No list of flights was asked for');
    return url;
  });
  expect(JSON.parse(list.searchParams.get('filter') ?? '[]')).toEqual([
    { by: 'departure', operator: 'BETWEEN', value: [from, until] },
  ]);
});

test('the button of the filter counts the flights that it would show, and has them ready', async () => {
  // The page that is there has no answer, so that nothing of it stands for the next one
  visit('?isarrdep=arrival&search=Oslo&page=3', /page=3/);
  const dialog = await open('FILTRUJ');
  await userEvent.selectOptions(dialog.getByLabelText('Status'), 'DELAYED');
  await dialog.findByRole('button', { name: /^Pokaż 0\slotów$/ });
  const asked = requests.findLast(({ searchParams }) => searchParams.get('filter')?.includes('DELAYED'));
  expect(asked?.pathname).toMatch(/flights\/Oslo$/);
  expect(asked?.searchParams.get('isarrdep')).toBe('arrival');
  expect(location.search).toBe('?isarrdep=arrival&search=Oslo&page=3');
  const before = screen.queryAllByText('Brak danych').length;
  // What is asked for from now on has no answer either
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await send(dialog);
  await waitFor(() => expect(location.search).toContain('status=DELAYED'));
  expect([before, screen.getAllByText('Brak danych').length]).toEqual([0, 1]);
});
