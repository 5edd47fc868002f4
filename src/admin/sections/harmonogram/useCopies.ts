import { useState } from 'react';
import { ApiError, fetchJson } from '../../../client/api.ts';
import { tell } from '../../../client/tell.ts';
import { useReadAgain } from '../../../client/useReadAgain.ts';
import { flight as flights } from '../../../domain/flight/flight.ts';
import type { NewFlight } from '../../../domain/flight/flight-copies.ts';
import { dayHere } from '../../../domain/flight/flight-times.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import type { Day } from '../../../domain/language/days.ts';
import { count, nouns } from '../../../domain/language/polish.ts';
import { toast } from '../../../ui/overlays.ts';
import { rowPath, wireRow } from '../../record/row-call.ts';
import { tellUndoable } from '../../record/undo.ts';

export interface Outcome {
  added: { day: Day; id: string }[];
  /** Days on which this number flies in this direction already. */
  there: Day[];
  failed: { day: Day; why: string }[];
}

/** Answers that would be the same for every further day. */
const isHopeless = ({ status }: ApiError) => [0, 401, 403, 429].includes(status) || status >= 500;

/** Adds flights one after another, each a call of its own: what one refuses does not undo the others. */
export function useCopies(onAllAdded: () => void) {
  const readAgain = useReadAgain();
  const [outcome, setOutcome] = useState<Outcome>();
  const [sentCount, setSentCount] = useState<number>();

  const undo = async (added: Outcome['added']) => {
    const gone = await Promise.allSettled(added.map(({ id }) => fetchJson(rowPath(flights, id), { method: 'DELETE' })));
    await readAgain(flights.path);
    const left = gone.filter(({ status }) => status === 'rejected').length;
    if (left > 0) toast({ text: `Nie cofnięto: ${count(left, nouns.flight)}`, tone: 'bad' });
    else toast({ text: `Cofnięto: ${count(added.length, nouns.flight)}` });
  };

  const add = async (rows: readonly NewFlight[]): Promise<void> => {
    if (sentCount !== undefined) return;
    const made: Outcome = { added: [], there: [], failed: [] };
    let hopeless: string | undefined;
    let last: ApiError | undefined;
    setOutcome(undefined);
    for (const [at, row] of rows.entries()) {
      setSentCount(at);
      const day = dayHere(row);
      if (hopeless !== undefined) {
        made.failed.push({ day, why: hopeless });
        continue;
      }
      try {
        const json = wireRow(flights.fields, row);
        const { data } = await fetchJson<{ data: { id: string } }>(flights.path, { method: 'POST', json, once: true });
        made.added.push({ day, id: data.id });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const why = error.message || 'brak połączenia';
        if (error.status === 409 && error.errors?.id) made.there.push(day);
        else {
          made.failed.push({ day, why });
          last = error;
        }
        if (isHopeless(error)) hopeless = why;
      }
    }
    setSentCount(undefined);
    await readAgain(flights.path);
    const [first] = rows;
    const name = `${flightNumber(first?.id ?? '')}, ${count(made.added.length, nouns.flight)}`;
    if (made.added.length > 0) tellUndoable(`${flights.messages.added}: ${name}`, () => void undo(made.added));
    if (made.added.length === rows.length) onAllAdded();
    else setOutcome(made);
    // One message for all days: the dialog says which they are, and sends them again
    if (last) tell(last, 'notAdded', flights);
  };
  return { add, outcome, done: sentCount ?? 0, busy: sentCount !== undefined };
}
