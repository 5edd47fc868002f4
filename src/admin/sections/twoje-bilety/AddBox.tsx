import { useAnswer } from '../../../client/useList.ts';
import type { ContactInfo } from '../../../domain/site/contact-info.ts';
import * as pages from '../../../domain/site/paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import css from './Section.module.css';

/** Nobody adds a ticket by themselves: the airport's office does. */
export function AddBox() {
  const contact = useAnswer<{ data: ContactInfo[] }>('contact-info').answer?.data[0];
  return (
    <section className={css.add} aria-labelledby="dodaj-bilet">
      <div>
        <h2 id="dodaj-bilet">Dodaj bilet</h2>
        <p>Aby dodać bilet, skontaktuj się z biurem obsługi. Przygotuj numer lotu i dokument.</p>
      </div>
      {contact && (
        <ButtonLink size="s" href={`tel:${contact.phone_inf.replace(/\s/g, '')}`}>
          <Icon name="phone" />
          {contact.phone_inf}
        </ButtonLink>
      )}
      <ButtonLink size="s" href={pages.contact}>
        Kontakt
      </ButtonLink>
    </section>
  );
}
