import type { OrderKind } from '../../domain/order.ts';
import { type Step, Steps } from '../../ui/Steps.tsx';
import css from './Booking.module.css';

export const parkingPaths = { choice: '/WynajemP', contact: '/WynajemP/formR', summary: '/WynajemP/summary' } as const;
export const paymentPath = '/payment';

const steps: Record<OrderKind, Step[]> = {
  parking: [
    { name: 'Miejsce i termin', href: parkingPaths.choice },
    { name: 'Twoje dane', href: parkingPaths.contact },
    { name: 'Podsumowanie', href: parkingPaths.summary },
    { name: 'Płatność' },
  ],
  rental: [{ name: 'Auto i termin' }, { name: 'Twoje dane' }, { name: 'Podsumowanie' }, { name: 'Płatność' }],
};

/** The heading of a step and where it stands in the booking; `current` counts from 0. */
export const BookingHead = ({ title, kind, current }: { title: string; kind: OrderKind; current: number }) => (
  <div className={css.head}>
    <h1>{title}</h1>
    <Steps label="Kroki rezerwacji" steps={steps[kind]} current={current} />
  </div>
);
