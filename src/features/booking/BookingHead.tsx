import type { OrderKind } from '../../domain/booking/order.ts';
import { laterSteps, products, type StepPaths } from '../../domain/booking/products.ts';
import { Steps } from '../../ui/Steps.tsx';
import css from './BookingHead.module.css';

interface BookingHeadProps {
  title: string;
  kind: OrderKind;
  /** Which step it is, from 0. */
  current: number;
  /** Where the steps are, unless it is where every one of this kind has them. */
  paths?: StepPaths | null;
}

/** The heading of a step and where it stands in the booking. */
export const BookingHead = ({ title, kind, current, paths }: BookingHeadProps) => {
  const { choice, contact, summary } = paths ?? products[kind].paths();
  return (
    <div className={css.head}>
      <h1>{title}</h1>
      <Steps
        label="Kroki rezerwacji"
        steps={[
          { name: products[kind].step, href: choice },
          { name: laterSteps.contact, href: contact },
          { name: laterSteps.summary, href: summary },
          { name: laterSteps.payment },
        ]}
        current={current}
      />
    </div>
  );
};
