import type { ReactNode } from 'react';
import { type Contact, contact, contactNames } from '../../domain/booking/booking-contact.ts';
import { EmailWords } from '../../ui/EmailWords.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { FactsPanel } from '../booking/Facts.tsx';
import { HomeCountdown } from './HomeCountdown.tsx';
import css from './Outcome.module.css';

/** What stands for a contact that this tab does not know. */
const unknownContact: Contact = {
  firstName: 'Nieznane',
  lastName: 'Nieznane',
  email: 'Nieznany',
  phone: 'Nieznany',
};

interface OutcomeProps {
  title: string;
  icon: 'check' | 'cancel' | 'clock' | 'info';
  /** What it means. */
  children: ReactNode;
  /** null: this tab does not know; undefined: there is nobody to tell of. */
  whom: Contact | null | undefined;
  actions: ReactNode;
}

/** How a payment ended: a sign, whom it was for and where to go. */
export const Outcome = ({ title, icon, children, whom, actions }: OutcomeProps) => (
  <>
    <section className={`sign ${css.sign}`}>
      <div className="wrap">
        <Tile icon={icon} size="l" />
        <h1>{title}</h1>
        {children}
      </div>
    </section>
    <HomeCountdown />
    <div className={`wrap ${css.rest}`}>
      <div className={css.actions}>{actions}</div>
      {whom !== undefined && <ContactFacts whom={whom ?? unknownContact} />}
    </div>
  </>
);

export const ContactFacts = ({ whom }: { whom: Contact }) => (
  <FactsPanel
    title="Dane kontaktowe"
    facts={contactNames.map((name) => ({
      name: contact.fields[name].label,
      value: name === 'email' ? <EmailWords email={whom.email} /> : whom[name],
    }))}
  />
);
