import type { ReactNode } from 'react';
import type { OrderKind } from '../../domain/order.ts';
import { Tile } from '../../ui/Tile.tsx';
import css from './Ticket.module.css';

/** A name and what it is; a missing one is a dash. */
export interface Fact {
  name: string;
  value: string | undefined;
  mono?: true;
}

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

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl>
    {facts.map(({ name, value, mono }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={mono && value ? 'mono' : undefined}>{value ?? <Missing />}</dd>
      </div>
    ))}
  </dl>
);
const Missing = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="hidden">jeszcze nie wybrano</span>
  </>
);
