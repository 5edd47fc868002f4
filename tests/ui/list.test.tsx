import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { car } from '../../src/domain/booking/car.ts';
import { parking } from '../../src/domain/booking/parking.ts';
import { flight } from '../../src/domain/flight/flight.ts';
import { gate } from '../../src/domain/flight/gate.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Filter } from '../../src/domain/kernel/query.ts';
import { Column, columnsOf } from '../../src/fields/list/Column.tsx';
import { FilterChips } from '../../src/fields/list/FilterChips.tsx';
import { FilterText } from '../../src/fields/list/FilterText.tsx';
import { List } from '../../src/fields/list/List.tsx';
import { questionOf } from '../../src/fields/list/question.ts';
import { useListQuery } from '../../src/fields/list/useListQuery.ts';
import { OwnCache } from '../support/screen.tsx';

type GateRow = { id: number; name: string; status: string; version: number };
const rows = (n: number, first = 1): GateRow[] =>
  Array.from({ length: n }, (_, i) => ({ id: first + i, name: `A${first + i}`, status: 'READY', version: 1 }));

/** What the API answers to each call, the last one again and again. */
let answers: (() => Response | Promise<Response>)[] = [];
const calls: URL[] = [];
const page = (data: GateRow[], meta: object = {}) =>
  Response.json({ data, meta: { page: 1, pages: 1, total: data.length, ...meta } });

beforeEach(() => {
  answers = [() => page(rows(3))];
  vi.stubGlobal('fetch', async (input: string) => {
    calls.push(new URL(input, location.href));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.() ?? Response.error();
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  calls.length = 0;
  vi.unstubAllGlobals();
});

function Gates({ pageParam }: { pageParam?: string }) {
  const query = useListQuery(gate, { key: 'bramki', ...(pageParam && { pageParam }) });
  return (
    <List
      entity={gate}
      query={query}
      href={(row) => `/bramka/${row.id}`}
      actions={(row) => <button type="button">Usuń {row.name}</button>}
      under={
        <button type="button" onClick={query.retry}>
          Przywróć
        </button>
      }
    >
      <Column<typeof gate> name="note" label="Uwaga" cell={(row) => `Uwaga ${row.id}`} />
    </List>
  );
}
function visit(query = '', props = {}) {
  history.replaceState(null, '', `/bramki${query}`);
  render(
    <OwnCache>
      <Gates {...props} />
    </OwnCache>,
  );
}
const parameters = () => Object.fromEntries(calls.at(-1)?.searchParams ?? []);
const names = () => screen.getAllByRole('link', { name: /^A\d+$/ }).map((it) => it.textContent);
const address = () => decodeURIComponent(location.search);
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test('a row tells its fields and further columns, leads on and says what can be done', async () => {
  visit();
  const row = within(await screen.findByRole('row', { name: /A2/ }));
  expect(row.getByRole('link', { name: 'A2' }).getAttribute('href')).toBe('/bramka/2');
  expect(row.getByText('Gotowa')).toBeTruthy();
  expect(row.getByText('Uwaga 2')).toBeTruthy();
  expect(row.getByRole('button', { name: 'Usuń A2' })).toBeTruthy();
  expect(screen.getByText('Pozycje 1–3 z 3')).toBeTruthy();
});

test('as a card, a row shows its badge beside its name, and other choices below what they are', () => {
  const statusOf = (entity: Entity) => columnsOf(entity, null).find(({ status }) => status)?.name;
  expect(statusOf(gate)).toBe('status');
  expect(statusOf(parking)).toBe('status');
  expect(statusOf(car)).toBeUndefined();
});

test('five rows wait for the list, and no rows say so', async () => {
  answers = [() => page([])];
  visit();
  expect(screen.getAllByTestId('placeholder')).toHaveLength(5);
  expect(await screen.findByText('Brak danych')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wyczyść filtry' })).toBeNull();
});

test('a list that could not be had is asked for again', async () => {
  answers = [() => Response.json({}, { status: 500 }), () => page(rows(1))];
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('link', { name: 'A1' })).toBeTruthy();
});

test('a list comes by itself from a waking database; after three tries only when asked', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const away = () => Response.json({ message: 'Baza danych jest niedostępna' }, { status: 503 });
  const pass = () => act(() => vi.advanceTimersByTimeAsync(5_000));
  answers = [away, away, () => page(rows(1))];
  visit();
  await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  await pass();
  await pass();
  expect(await screen.findByRole('link', { name: 'A1' })).toBeTruthy();
  cleanup();
  answers = [away, away, away, away, () => page(rows(1))];
  visit();
  await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  for (let i = 0; i < 5; i++) await pass();
  expect(screen.queryByRole('link', { name: 'A1' })).toBeNull();
});

test('a list that could not be had for want of a network comes by itself when that is back', async () => {
  answers = [() => Response.error(), () => page(rows(2))];
  visit();
  await screen.findByText('Wystąpił błąd podczas pobierania informacji');
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(names()).toEqual(['A1', 'A2']));
});

test('a list that is not there is an empty one', async () => {
  answers = [() => Response.json({}, { status: 404 })];
  visit();
  expect(await screen.findByText('Brak danych')).toBeTruthy();
});

test('page, sort and filters are read from the address, and what is no filter is told', async () => {
  visit('?page=2&sort=name&order=desc&status=READY&name=B1');
  await screen.findAllByRole('link', { name: /^A/ });
  expect(parameters()).toEqual({
    page: '2',
    limit: '4',
    filter: JSON.stringify([
      { by: 'name', operator: 'CONTAINS', value: 'B1' },
      { by: 'status', value: 'READY' },
    ]),
    sort: JSON.stringify({ by: ['name'], order: 'desc' }),
  });
  expect(screen.getByRole('button', { name: 'Status: Gotowa usuń filtr' })).toBeTruthy();
});

test('an address asks for no longer text than can be searched for', async () => {
  const longest = 'ż'.repeat(60);
  expect(questionOf(flight, new URLSearchParams({ search: `${longest} i tak dalej` })).search).toBe(longest);
});

test('a status that there is not filters nothing and is left out in words', async () => {
  visit('?status=OPEN');
  await screen.findByRole('link', { name: 'A1' });
  expect(parameters().filter).toBeUndefined();
  expect(screen.getByRole('button', { name: /^Status – pominięto: nieprawidłowa wartość/ })).toBeTruthy();
});

test('taking a filter away leads to the first page of what is left', async () => {
  visit('?page=2&status=READY&name=B1');
  await userEvent.click(await screen.findByRole('button', { name: /^Status: Gotowa/ }));
  await waitFor(() => expect(address()).toBe('?name=B1'));
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
  await waitFor(() => expect(address()).toBe(''));
});

test('a heading pressed again sorts the other way, and then no longer', async () => {
  visit('?page=3');
  await screen.findByRole('link', { name: 'A1' });
  const heading = () => screen.getByRole('columnheader', { name: /^Nazwa/ });
  const press = () => userEvent.click(within(heading()).getByRole('button'));
  const seen: unknown[] = [];
  for (let i = 0; i < 3; i++) {
    await press();
    seen.push([address(), heading().getAttribute('aria-sort')]);
  }
  expect(seen).toEqual([
    ['?sort=name', 'ascending'],
    ['?sort=name&order=desc', 'descending'],
    ['', null],
  ]);
});

test('what is chosen in the dialog filters when it is sent', async () => {
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Filtruj' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Nazwa'), 'C');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Zajęta' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Gotowa' }));
  expect(address()).toBe('');
  await userEvent.click(dialog.getByRole('button', { name: /^Pokaż/ }));
  await waitFor(() => expect(address()).toBe('?name=C&status=BUSY,READY'));
  expect(parameters().filter).toContain('{"by":"status","operator":"IN","value":["BUSY","READY"]}');
});

test('the button of the filter counts what is chosen, before it is sent', async () => {
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Filtruj' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: /^Pokaż \d+\swpis/ });
  answers = [() => page([], { total: 14 })];
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Zajęta' }));
  expect(await dialog.findByRole('button', { name: /^Pokaż 14\swpisów$/ })).toBeTruthy();
  expect(parameters().filter).toContain('BUSY');
  expect(address()).toBe('');
});

test('an empty list that is filtered offers to clear the filters', async () => {
  answers = [() => page([])];
  visit('?status=READY');
  await userEvent.click(await screen.findByRole('button', { name: 'Wyczyść filtry' }));
  await waitFor(() => expect(address()).toBe(''));
});

test('of two lists on a page each has its own parameters', async () => {
  answers = [() => page(rows(3), { page: 2, pages: 3, total: 12 })];
  visit('?gates_page=2&gates_sort=status&page=7', { pageParam: 'gates_page' });
  await screen.findByRole('link', { name: 'A1' });
  expect([parameters().page, parameters().sort]).toEqual(['2', '{"by":["status"],"order":"asc"}']);
  expect(screen.getByRole('link', { name: 'Strona 3' }).getAttribute('href')).toBe(
    '?gates_page=3&gates_sort=status&page=7',
  );
});

test('a turned page is in the address; past ten thousand a narrower filter is offered', async () => {
  answers = [() => page(rows(4), { pages: 2500, total: 10_000, more: true })];
  visit();
  await userEvent.click(await screen.findByRole('link', { name: 'Strona 2' }));
  expect(address()).toBe('?page=2');
  expect(await screen.findByText(/ponad 10 000\. Zawęź filtr, aby zobaczyć pozostałe/)).toBeTruthy();
});

test('a refresh changes rows in place and keeps new ones back until they are asked for', async () => {
  const changed = rows(3).map((it) => (it.id === 2 ? { ...it, status: 'BUSY', version: 2 } : it));
  answers = [() => page(rows(3)), () => page([...rows(1, 9), ...changed.slice(0, 2)], { total: 4 })];
  visit();
  await screen.findByRole('link', { name: 'A1' });
  await lookAgain();
  expect(await screen.findByText('Zajęta')).toBeTruthy();
  expect(names()).toEqual(['A1', 'A2', 'A3']);
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż nowe' }));
  await waitFor(() => expect(names()).toEqual(['A9', 'A1', 'A2']));
  expect(screen.queryByRole('button', { name: 'Pokaż nowe' })).toBeNull();
});

test('a refresh from before somebody’s action does not undo what that has brought', async () => {
  const [before, after] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  answers = [() => page(rows(3)), () => before.promise, () => after.promise];
  visit();
  await screen.findByRole('link', { name: 'A1' });
  await lookAgain();
  await userEvent.click(screen.getByRole('button', { name: 'Przywróć' }));
  await act(async () => before.resolve(page(rows(3))));
  await act(async () => after.resolve(page(rows(4))));
  await waitFor(() => expect(names()).toEqual(['A1', 'A2', 'A3', 'A4']));
});

test('a refresh that fails leaves the rows and says from when they are, until one succeeds', async () => {
  answers = [() => page(rows(3)), () => Response.json({}, { status: 503 }), () => page(rows(3))];
  visit();
  await screen.findByRole('link', { name: 'A1' });
  await lookAgain();
  expect(await screen.findByText(/^Nie udało się odświeżyć\. Stan z /)).toBeTruthy();
  expect(names()).toEqual(['A1', 'A2', 'A3']);
  await lookAgain();
  await waitFor(() => expect(screen.queryByText(/Nie udało się odświeżyć/)).toBeNull());
  expect(screen.getByRole('status').textContent).toMatch(/^Pozycje/);
});

test('a refresh that failed is no longer told once somebody’s action has read the list', async () => {
  answers = [() => page(rows(3)), () => Response.json({}, { status: 503 }), () => page(rows(4))];
  visit();
  await screen.findByRole('link', { name: 'A1' });
  await lookAgain();
  await screen.findByText(/^Nie udało się odświeżyć\. Stan z /);
  await userEvent.click(screen.getByRole('button', { name: 'Przywróć' }));
  await waitFor(() => expect(names()).toEqual(['A1', 'A2', 'A3', 'A4']));
  expect(screen.queryByText(/Nie udało się odświeżyć/)).toBeNull();
});

test('on a return without parameters, session storage brings back what was asked', async () => {
  visit('?status=BUSY&page=2');
  await screen.findAllByRole('row');
  cleanup();
  visit();
  await waitFor(() => expect(address()).toBe('?status=BUSY&page=2'));
});

test('a filter by a row of another list is called as that row is', async () => {
  history.replaceState(null, '', '/harmonogram?Gates_id=3');
  const looked = { data: [{ id: 3, label: 'C3' }], meta: { page: 1, pages: 1, total: 1 } };
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(input.includes('look-ups/gates') ? looked : { data: [] }),
  );
  const byGate = { ...flight, filter: { Gates_id: ['='] } } as Entity;
  const query = { filters: [{ by: 'Gates_id', value: '3' }], leftOut: [], sort: undefined, change: () => undefined };
  const words = (filter: Filter) => <FilterText entity={byGate} filter={filter} />;
  render(<FilterChips entity={byGate} query={query} words={words} listId="list" />);
  expect(await screen.findByRole('button', { name: 'Bramka: C3 usuń filtr' })).toBeTruthy();
});
