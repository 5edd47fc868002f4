import { useId } from 'react';
import type { OrderKind } from '../../domain/booking/order.ts';
import { products } from '../../domain/booking/products.ts';
import css from './NextSteps.module.css';
import type { Receipt } from './receipt.ts';

interface NextStepsProps {
  receipt: Receipt;
  kind: OrderKind;
  email: string | undefined;
}

/** What comes after paying, in order. */
export function NextSteps({ receipt: { order_number, place, until }, kind, email }: NextStepsProps) {
  const id = useId();
  const steps = [
    {
      title: 'Wkrótce otrzymasz e-mail z\u00a0potwierdzeniem',
      words: `Wysyłamy go na ${email ?? 'adres podany w\u00a0rezerwacji'}, z\u00a0kodem i\u00a0linkiem do zmian.`,
    },
    ...products[kind].words.next(place, until, order_number),
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
