import type { ReactNode } from 'react';
import { type Contact, contact, contactNames } from '../../domain/order.ts';
import { Tile } from '../../ui/Tile.tsx';
import { FactsPanel } from '../booking/Facts.tsx';
import { Leaving } from './Leaving.tsx';
import css from './Outcome.module.css';

interface OutcomeProps {
  title: string;
  icon: 'check' | 'cancel' | 'late';
  /** What it means. */
  children: ReactNode;
  whom: Contact | null;
  /** What stands for what is not known. */
  unknown?: Partial<Contact>;
  actions: ReactNode;
  /** What was paid for. */
  aside?: ReactNode;
}

/** How a payment ended: a sign, whom it was for and where to go. */
export const Outcome = ({ title, icon, children, whom, unknown, actions, aside }: OutcomeProps) => (
  <>
    <section className={`sign ${css.sign}`}>
      <div className="wrap">
        <Tile icon={icon} size="l" />
        <h1>{title}</h1>
        {children}
      </div>
    </section>
    <div className={`wrap ${css.rest}`}>
      <div>
        <FactsPanel
          title="Dane kontaktowe"
          facts={contactNames.map((name) => ({
            name: contact.fields[name].label,
            value: whom?.[name] || unknown?.[name],
          }))}
        />
        <div className={css.actions}>{actions}</div>
        <Leaving />
      </div>
      {aside && <aside>{aside}</aside>}
    </div>
  </>
);
