import { useId } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { useAnswer } from '../../../client/useList.ts';
import { flight } from '../../../domain/flight/flight.ts';
import { PlaceholderRows } from '../../../ui/states.tsx';
import css from './FlightDetails.module.css';

interface Dependent {
  table: string;
  name: string;
  total: number;
}

/** What points at a flight, and so keeps it from being deleted. */
export function Dependents({ id }: { id: string }) {
  const heading = useId();
  const reading = useAnswer<{ data: Dependent[] }>(`${flight.path}/${encodeURIComponent(id)}/dependents`);
  const { answer, error } = reading;
  return (
    <section className={css.panel} aria-labelledby={heading}>
      <header>
        <h3 id={heading}>Od tego lotu zależą</h3>
      </header>
      {error ? (
        <FailedReading reading={reading} />
      ) : !answer ? (
        <PlaceholderRows rows={2} />
      ) : answer.data.length === 0 ? (
        <p className={css.note}>Nic: lot można usunąć.</p>
      ) : (
        <>
          <dl className={css.facts}>
            {answer.data.map(({ table, name, total }) => (
              <div key={table}>
                <dt>{name}</dt>
                <dd>{total}</dd>
              </div>
            ))}
          </dl>
          <p className={css.note}>Dopóki są, lotu nie można usunąć; można go anulować.</p>
        </>
      )}
    </section>
  );
}
