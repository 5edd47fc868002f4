import { useState } from 'react';
import { useSend } from '../../client/useSend.ts';
import * as pages from '../../domain/site/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { alert } from '../../ui/overlays.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './Account.module.css';
import { linkTokenIn } from './link-token.ts';

interface Answer {
  message: string;
  /** Opens the setting of a new password: what opened the account before was a stranger's, maybe. */
  reset?: string;
}

/** Proves an address by the mail's link. A person presses: mail systems open links by themselves, to look for harm. */
export function ProveAddress() {
  const { send, busy } = useSend();
  const [answer, setAnswer] = useState<Answer>();

  const stop = (text: string) => alert({ title: 'Błąd', text, tone: 'bad' });
  const prove = () => {
    const token = linkTokenIn(location.pathname);
    if (!token) return stop('Brak tokenu: otwórz link z wiadomości');
    void send<Answer>({
      method: 'POST',
      path: `address-proofs/${token}`,
      after: setAnswer,
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
        {answer && (
          <>
            <h2>{answer.message}</h2>
            {answer.reset ? (
              <>
                <p>
                  Konto założono w&nbsp;innej przeglądarce, może nie Ty. Dlatego jego dotychczasowe hasło już nie
                  działa: ustaw własne.
                </p>
                <ButtonLink kind="go" href={pages.newPassword(answer.reset)}>
                  Ustaw hasło
                </ButtonLink>
              </>
            ) : (
              <>
                <p>Od teraz wysyłamy na niego wiadomości o koncie, a rezerwacje znajdziesz po zalogowaniu.</p>
                <ButtonLink kind="go" href={pages.signIn}>
                  Przejdź do logowania
                </ButtonLink>
              </>
            )}
          </>
        )}
      </div>
      {!answer && (
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
