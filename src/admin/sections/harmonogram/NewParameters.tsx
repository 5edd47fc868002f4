import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSend } from '../../../client/useSend.ts';
import type { Flight } from '../../../domain/flight/flight.ts';
import { flightData } from '../../../domain/flight/flight-data.ts';
import type { Entity } from '../../../domain/kernel/entity.ts';
import { useForm } from '../../../fields/useForm.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Answers } from '../../../ui/DialogFrame.tsx';
import { NewRecordForm } from '../../record/NewRecordForm.tsx';
import { useParts } from '../../record/parts.ts';
import { RecordHead } from '../../record/RecordTitle.tsx';
import { UnsavedDialog } from '../../record/UnsavedDialog.tsx';
import { leave, useUnsaved } from '../../record/unsaved-changes.ts';
import css from './NewParameters.module.css';
import { parametersForm } from './parameters-form.ts';

interface NewParametersProps {
  flight: Flight;
  number: string;
  slug: string;
  /** The flight's page. */
  details: string;
}

/** The form of the parameters that a flight does not have yet. */
export function NewParameters({ flight, number, slug, details }: NewParametersProps) {
  const parts = useParts(slug, flightData.table);
  const { send, busy, errors } = useSend();
  const [, navigate] = useLocation();
  const [isAdded, setAdded] = useState(false);
  /** `go`: where one goes once they are added, if they are added in order to leave. */
  const add = (row: Record<string, unknown>, go?: () => void) =>
    void send({
      method: 'POST',
      path: flightData.path,
      json: { ...row, Flight_id: flight.id },
      once: true,
      done: flightData.messages.added,
      // The flight's page, where one goes next, shows them
      changes: [flightData.path],
      after: () => {
        if (go) leave(go);
        else setAdded(true);
      },
      of: flightData,
    });
  const form = useForm<Entity>(parametersForm, {
    errors,
    busy,
    focus: 'summary',
    send: (row) => add(row, unsaved.way.current),
  });
  const unsaved = useUnsaved(form.dirty && !isAdded, form.form.ref);
  if (isAdded) return <Added details={details} />;
  return (
    <>
      <RecordHead act="Dodaj parametry lotu" name={number} />
      <NewRecordForm
        {...{ form, parts, busy }}
        entity={parametersForm}
        name={{ 'aria-label': 'Dodaj parametry lotu' }}
        onCancel={() => unsaved.tryTo(() => navigate(details))}
      />
      <UnsavedDialog
        labels={form.changed.map((name) => parametersForm.fields[name].label as string)}
        unsaved={unsaved}
      />
    </>
  );
}

/** How long one is told before one is taken back to the flight, in s. */
const pause = 5;

/** Goes to the flight by itself, unless somebody wants to stay. */
function Added({ details }: { details: string }) {
  const [, navigate] = useLocation();
  const [left, setLeft] = useState<number | null>(pause);
  useEffect(() => {
    if (left === null) return;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : navigate(details)), 1000);
    return () => clearTimeout(timer);
  }, [left, details, navigate]);
  return (
    <section className={css.added}>
      <h2>{flightData.messages.added}</h2>
      {left !== null && (
        <p role="timer" aria-live="off">
          Za {left} s przejdziesz do szczegółów lotu.
        </p>
      )}
      <Answers>
        {left !== null && <Button onClick={() => setLeft(null)}>Zostań na tej stronie</Button>}
        <ButtonLink kind="go" href={details}>
          Szczegóły lotu
        </ButtonLink>
      </Answers>
    </section>
  );
}
