import { type KeyboardEvent, useEffect } from 'react';
import { useReadAgain } from '../../../client/useReadAgain.ts';
import { useSend } from '../../../client/useSend.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import type { Fields } from '../../../domain/kernel/field.ts';
import { formatMeasure } from '../../../domain/kernel/figures.ts';
import { type Luggage, luggage } from '../../../domain/travel/luggage.ts';
import { Input } from '../../../fields/Input.tsx';
import { useForm } from '../../../fields/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { confirm, toast } from '../../../ui/overlays.ts';
import { UnsavedDialog } from '../../record/UnsavedDialog.tsx';
import { leave, useUnsaved } from '../../record/unsaved-changes.ts';
import css from './BagRow.module.css';
import { OwnFlight, useOwnTickets } from './OwnFlight.tsx';
import { ownLuggage } from './own-luggage.ts';

const fields: Fields = ownLuggage.fields;
const names = Object.keys(fields);

/** The flights' numbers, by their ids. */
type Numbers = ReadonlyMap<string, string>;

/** 'Waga: 9,5 kg zamiast 8,25 kg' */
function differenceOf(name: string, bag: Luggage, changed: Record<string, unknown>, numbers: Numbers): string {
  const field = fields[name];
  const inWords = (value: unknown) => {
    if (name === 'Flights_id') return flightNumber(numbers.get(String(value)) ?? String(value));
    return field && typeof value === 'number' ? formatMeasure(value, field) : String(value ?? '');
  };
  return `${field?.label}: ${inWords(changed[name])} zamiast ${inWords((bag as Record<string, unknown>)[name])}`;
}
/** A piece of luggage while it is changed, in its row; it is saved after a question that tells the difference. */
export function BagForm({ bag, onClose }: { bag: Luggage; onClose: () => void }) {
  const { send, busy, errors } = useSend();
  const readAgain = useReadAgain();
  const tickets = useOwnTickets().answer?.data ?? [];
  const numbers = new Map(
    [bag, ...tickets].map((it) => ['Flight_id' in it ? it.Flight_id : it.Flights_id, it.flight_number]),
  );
  /** `go`: where one goes once it is saved, if it is saved in order to go there. */
  const save = (changed: Record<string, unknown>, go: (() => void) | undefined) =>
    send({
      method: 'PATCH',
      path: `luggage/${bag.id}`,
      json: { ...changed, version: bag.version },
      done: luggage.messages.changed,
      changes: ['luggage'],
      after: () => {
        if (go) leave(go);
        onClose();
      },
      otherwise: ({ body }) => {
        if (body.code !== 'stale') return false;
        // What was typed stays, and the next question tells its difference to what is stored now
        void readAgain('luggage');
        toast({
          text: 'Ktoś zmienił ten bagaż przed chwilą',
          more: 'Zapisz jeszcze raz: pokażemy różnicę',
          tone: 'bad',
        });
        return true;
      },
      of: luggage,
    });
  const form = useForm(ownLuggage, {
    row: bag,
    errors,
    busy,
    send: (_, changed) => {
      const go = unsaved.way.current;
      const changedNames = Object.keys(changed);
      if (changedNames.length === 0) return toast({ text: luggage.messages.unchanged, tone: 'warn' });
      confirm({
        title: 'Zapisać zmiany?',
        text: changedNames.map((name) => differenceOf(name, bag, changed, numbers)).join('; '),
        yes: 'Zapisz',
        no: 'Wróć',
        run: () => save(changed, go),
      });
    },
  });
  const { ref } = form.form;
  const unsaved = useUnsaved(form.dirty, ref);
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !busy) unsaved.tryTo(onClose);
  };
  return (
    <li className={css.edit} data-row={bag.id}>
      <form {...form.form} onKeyDown={onKeyDown} aria-label={`Edytuj bagaż: ${bag.type}`}>
        <div className={css.inputs}>
          {(names as (keyof typeof ownLuggage.fields)[]).map((name) => {
            const input = form.field(name);
            return (
              <Input
                key={name}
                {...input}
                {...(name === 'Flights_id' && {
                  control: (shared) => (
                    <OwnFlight {...{ shared }} value={input.value} onChange={input.onChange} bag={bag} />
                  ),
                })}
              />
            );
          })}
        </div>
        <div className={css.answers}>
          <Button size="s" onClick={() => unsaved.tryTo(onClose)} disabled={busy}>
            Anuluj
          </Button>
          <Button kind="go" size="s" type="submit" disabled={busy}>
            Zapisz
          </Button>
        </div>
      </form>
      <UnsavedDialog labels={form.changed.map((name) => fields[name]?.label ?? name)} unsaved={unsaved} />
    </li>
  );
}
