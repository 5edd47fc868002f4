import type { ReactNode } from 'react';
import type { OrderKind } from '../../domain/order.ts';
import { Tile } from '../../ui/Tile.tsx';
import { type Fact, Facts } from './Facts.tsx';
import css from './Ticket.module.css';

interface TicketProps {
  kind: OrderKind;
  title: string;
  facts: readonly Fact[];
  /** The price. */
  sum: ReactNode;
  /** The button that goes on. */
  children?: ReactNode;
}

/** What is being bought as a parking ticket, whose end with the price tears off. */
export const Ticket = ({ kind, title, facts, sum, children }: TicketProps) => (
  <div className={css.ticket}>
    <div className={`sign ${css.top}`}>
      <h2>
        <Tile icon={kind} size="s" />
        {title}
      </h2>
      <Facts facts={facts} />
    </div>
    <div className={`sign ${css.end}`}>
      {sum}
      {children}
    </div>
  </div>
);
