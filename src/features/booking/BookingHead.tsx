import type { OrderKind } from '../../domain/order.ts';
import * as pages from '../../domain/paths.ts';
import { type Step, Steps } from '../../ui/Steps.tsx';
import css from './BookingHead.module.css';

const steps: Record<OrderKind, Step[]> = {
  parking: [
    { name: 'Miejsce i termin', href: pages.parking },
    { name: 'Twoje dane', href: pages.parkingContact },
    { name: 'Podsumowanie', href: pages.parkingSummary },
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
