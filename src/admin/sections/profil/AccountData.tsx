import { useState } from 'react';
import type { User } from '../../../domain/account/user.ts';
import { api } from '../../../domain/site/roots.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SectionIcon } from '../../parts/SectionIcon.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import css from './AccountData.module.css';
import { DeleteDialog } from './DeleteDialog.tsx';

/** What is kept about somebody, to take along or to be forgotten. */
export function AccountData({ user }: { user: User }) {
  const [isOpen, open] = useState(false);
  return (
    <Sheet id="konto" title="Twoje konto">
      <div className={css.offer}>
        <span>
          <b>Pobierz swoje dane</b>
          <small>Konto, bilety, bagaże, rezerwacje, wypożyczenia, logowania: do czytania albo jako plik JSON.</small>
        </span>
        <ButtonLink size="s" href={`${api}my-data.html`} target="_blank">
          <Icon name="print" />
          Zestawienie do wydruku
        </ButtonLink>
        <ButtonLink size="s" href={`${api}my-data`} download="moje-dane.json">
          <Icon name="download" />
          Pobierz (JSON)
        </ButtonLink>
      </div>
      <div className={css.offer}>
        <span>
          <b>Usuń konto</b>
          <small>Dane znikną wszędzie. Zostaną tylko zapisy, których wymaga księgowość, bez nazwiska.</small>
        </span>
        <Button size="s" kind="bad" onClick={() => open(true)}>
          <SectionIcon name="trash" />
          Usuń konto
        </Button>
      </div>
      {isOpen && <DeleteDialog user={user} onClose={() => open(false)} />}
    </Sheet>
  );
}
