import type { ReactNode } from 'react';
import type { OrderKind } from '../../domain/booking/order.ts';
import { Tile } from '../../ui/Tile.tsx';
import { type Fact, Facts } from './Facts.tsx';
import css from './TearOffTicket.module.css';

interface TopProps {
  kind: OrderKind;
  title: string;
  /** What it looks like. */
  picture?: ReactNode;
  /** What is bought, larger than the facts about it. */
  name?: string | undefined;
  facts: readonly Fact[];
  /** The way to change it. */
  change?: { href: string; words: string };
}
interface EndProps {
  /** The price. */
  sum: ReactNode;
  /** The button that goes on. */
  children?: ReactNode;
}

/** What is being bought as a parking ticket, whose end with the price tears off. */
export const TearOffTicket = ({ sum, children, ...top }: TopProps & EndProps) => (
  <div className={css.ticket}>
    <TicketTop {...top} />
    <TicketEnd sum={sum}>{children}</TicketEnd>
  </div>
);

export const TicketTop = ({ kind, title, picture, name, facts, change }: TopProps) => (
  <div className={`sign ${css.top}`}>
    <h2>
      <Tile icon={kind} size="s" />
      {title}
    </h2>
    {picture && <figure className={css.picture}>{picture}</figure>}
    {name && <p className={css.name}>{name}</p>}
    <Facts facts={facts} />
    {change && (
      <a className={css.change} href={change.href}>
        {change.words}
      </a>
    )}
  </div>
);

export const TicketEnd = ({ sum, children }: EndProps) => (
  <div className={`sign ${css.end}`}>
    {sum}
    {children}
  </div>
);
