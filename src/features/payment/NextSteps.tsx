import { useId } from 'react';
import { formatWeekday } from '../../domain/language/days.ts';
import type { OrderKind } from '../../domain/order.ts';
import type { Booked } from './booked.ts';
import css from './NextSteps.module.css';

interface NextStepsProps {
  booked: Booked;
  kind: OrderKind;
  email: string;
}

/** What comes after paying, in order. */
export function NextSteps({ booked: { order_number, place, until }, kind, email }: NextStepsProps) {
  const id = useId();
  const last = formatWeekday(until);
  const arrival =
    kind === 'parking'
      ? { title: `Zaparkuj: ${place}`, words: `Miejsce jest Twoje do końca dnia ${last}.` }
      : { title: `Odbierz auto: ${place}`, words: `Auto jest Twoje do końca dnia ${last}.` };
  const steps = [
    { title: 'Wkrótce otrzymasz e-mail z\u00a0potwierdzeniem', words: `Wysyłamy go na ${email}.` },
    { title: 'Podaj numer na miejscu', words: `Pokaż kod albo podaj numer ${order_number}.` },
    arrival,
  ];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        Co dalej
      </h2>
      <ol className={css.next}>
        {steps.map(({ title, words }) => (
          <li key={title}>
            <div>
              <strong>{title}</strong>
              <span>{words}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
