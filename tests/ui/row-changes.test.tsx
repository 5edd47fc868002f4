import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useRowChange } from '../../src/admin/record/useRowChange.ts';
import { type Flight, flight as flights } from '../../src/domain/flight/flight.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { toasts } from '../../src/ui/overlays.ts';
import { OwnCache } from '../support/screen.tsx';

let rows = 0;
/** A row of its own in each test: what this page has written of one is remembered by its path. */
const newRow = () => {
  rows += 1;
  const id = `ZZ${rows}`;
  return { id, number: id, status: 'SCHEDULED', estimated: null, Gates_id: 1, version: 3 } as Flight;
};
const late: Partial<Flight> = { status: 'DELAYED', estimated: '2031-05-01T10:40:00Z' };

/** The stored row, as the server holds writes to its version. */
let stored: Record<string, unknown>;
let sent: Record<string, unknown>[];
let slow: (() => void)[] | undefined;

/** A status and a gate stand in two cells of a row, each with a hook of its own. */
function Cells({ row }: { row: Flight }) {
  const status = useRowChange(flights);
  const gate = useRowChange(flights);
  return (
    <>
      <button type="button" onClick={() => status.put(row, late, 'nowa godzina')}>
        +40
      </button>
      <button type="button" onClick={() => status.put(row, { status: 'WAITING' }, 'Oczekujący')}>
        następny
      </button>
      <button type="button" onClick={() => gate.put(row, { Gates_id: 7 }, 'nowa bramka')}>
        bramka
      </button>
      <Overlays />
    </>
  );
}

async function draw(row: Flight) {
  [stored, sent, slow] = [{ ...row }, [], undefined];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) => {
    const { version, ...values } = JSON.parse(String(body));
    if (slow) await new Promise<void>((go) => slow?.push(go));
    sent.push(values);
    if (version !== stored.version)
      return Response.json({ message: 'Ktoś zmienił ten wpis', code: 'stale', current: stored }, { status: 409 });
    stored = { ...stored, ...values, version: Number(version) + 1 };
    return Response.json({ data: { version: stored.version }, message: '' });
  });
  await act(async () =>
    render(
      <OwnCache>
        <Cells row={row} />
      </OwnCache>,
    ),
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  toasts.set(() => []);
  vi.unstubAllGlobals();
});

test('two changes of one row are each taken back, the earlier one first', async () => {
  const row = newRow();
  await draw(row);
  await press('+40');
  await screen.findByText(/nowa godzina/);
  await press('bramka');
  await screen.findByText(/nowa bramka/);
  const [time, gate] = screen.getAllByRole('button', { name: 'Cofnij' }) as [HTMLElement, HTMLElement];
  await userEvent.click(time);
  await screen.findByText(/Cofnięto/);
  expect(stored).toMatchObject({ status: 'SCHEDULED', estimated: null, Gates_id: 7 });
  await userEvent.click(gate);
  await waitFor(() => expect(stored).toMatchObject({ status: 'SCHEDULED', Gates_id: 1 }));
});

test('a second change that is pressed before the first has its answer is stored after it', async () => {
  await draw(newRow());
  slow = [];
  await press('+40');
  await press('bramka');
  expect(slow).toHaveLength(1);
  await act(async () => slow?.shift()?.());
  await waitFor(() => expect(slow).toHaveLength(1));
  await act(async () => slow?.shift()?.());
  await screen.findByText(/nowa bramka/);
  expect(stored).toMatchObject({ status: 'DELAYED', Gates_id: 7, version: 5 });
});

test('a change of one row that is pressed while another is under way is sent after it, and once', async () => {
  const [row, other] = [newRow(), newRow()];
  await draw(row);
  slow = [];
  const { put } = renderHook(() => useRowChange(flights), { wrapper: OwnCache }).result.current;
  act(() => put(row, late, 'nowa godzina'));
  await waitFor(() => expect(slow).toHaveLength(1));
  act(() => put(other, { Gates_id: 7 }, 'nowa bramka'));
  act(() => put(other, { Gates_id: 7 }, 'nowa bramka'));
  for (let answers = 0; answers < 2; answers += 1) {
    await act(async () => slow?.shift()?.());
    await waitFor(() => expect(sent).toHaveLength(answers + 1));
  }
  expect(slow).toEqual([]);
  expect(sent[1]).toMatchObject({ Gates_id: 7 });
});

test('what somebody else has changed since is not written over by taking back', async () => {
  await draw(newRow());
  await press('+40');
  await screen.findByText(/nowa godzina/);
  stored = { ...stored, status: 'CANCELED', version: 5 };
  await press('Cofnij');
  await screen.findByText(/Ktoś zmienił ten wpis/);
  expect(stored).toMatchObject({ status: 'CANCELED' });
});

test('a value that is changed again is taken back to what it was just before', async () => {
  await draw(newRow());
  await press('+40');
  await screen.findByText(/nowa godzina/);
  await press('następny');
  await screen.findByText(/Oczekujący/);
  expect(screen.getAllByRole('button', { name: 'Cofnij' })).toHaveLength(1);
});
