import { useState } from 'react';
import { useSend } from '../../client/useSend.ts';
import * as pages from '../../domain/site/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { alert } from '../../ui/overlays.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './Account.module.css';
import { linkTokenIn } from './link-token.ts';

/** Proves an address by the mail's link. A person presses: mail systems open links by themselves, to look for harm. */
export function ProveAddress() {
  const { send, busy } = useSend();
  const [words, setWords] = useState<string>();

  const stop = (text: string) => alert({ title: 'Błąd', text, tone: 'bad' });
  const prove = () => {
    const token = linkTokenIn(location.pathname);
    if (!token) return stop('Brak tokenu: otwórz link z wiadomości');
    void send<{ message: string }>({
      method: 'POST',
      path: `address-proofs/${token}`,
      after: ({ message }) => setWords(message),
      otherwise: ({ status, message }) => {
        const isRefused = [404, 409, 410].includes(status);
        if (isRefused) stop(message);
        return isRefused;
      },
    });
  };
  return (
    <Panel>
      <div role="status" className={css.confirmation}>
        {words && (
          <>
            <h2>{words}</h2>
            <p>Od teraz wysyłamy na niego wiadomości o koncie, a rezerwacje znajdziesz po zalogowaniu.</p>
            <ButtonLink kind="go" href={pages.signIn}>
              Przejdź do logowania
            </ButtonLink>
          </>
        )}
      </div>
      {!words && (
        <div className={css.confirmation}>
          <p>Jeśli to nie Ty zakładasz konto albo zmieniasz jego adres, zamknij tę stronę.</p>
          <Button kind="go" disabled={busy} onClick={prove}>
            Potwierdź adres
          </Button>
        </div>
      )}
    </Panel>
  );
}
