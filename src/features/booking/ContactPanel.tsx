import type { Contact } from '../../domain/booking/booking-contact.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmailWords } from '../../ui/EmailWords.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './ContactPanel.module.css';

/** Whom the booking is for, in three lines, with the way to change it. */
export const ContactPanel = ({ contact, href }: { contact: Contact | undefined; href: string }) => (
  <Panel
    title="Dane kontaktowe"
    aside={
      <ButtonLink kind="text" size="s" href={href}>
        Zmień<span className="hidden"> dane kontaktowe</span>
      </ButtonLink>
    }
  >
    <div className={css.lines}>
      <p>
        <b>{contact && `${contact.firstName} ${contact.lastName}`}</b>
      </p>
      <p>{contact && <EmailWords email={contact.email} />}</p>
      <p>{contact?.phone}</p>
    </div>
  </Panel>
);
