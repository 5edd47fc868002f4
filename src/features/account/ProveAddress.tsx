import { useState } from 'react';
import { leadingBack } from '../../client/come-back.ts';
import { useSession } from '../../client/session.ts';
import { useSend } from '../../client/useSend.ts';
import * as pages from '../../domain/site/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { alert } from '../../ui/overlays.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './Account.module.css';
import { linkTokenIn } from './link-token.ts';

interface Answer {
  message: string;
  /** Opens the setting of a new password: nothing by which the account opened is left. */
  reset?: string;
}

/** Proves an address by the mail's link. A person presses: mail systems open links by themselves, to look for harm. */
export function ProveAddress() {
  const { send, busy } = useSend();
  // Known before anything is proven: where its result leads does not change under who reads it
  const isSignedIn = useSession()?.auth ?? false;
  const [answer, setAnswer] = useState<Answer>();
  /** Why it does not do in this browser. */
  const [why, setWhy] = useState<'elsewhere' | 'unknown_browser'>();

  const stop = (text: string) => alert({ title: 'Błąd', text, tone: 'bad' });
  const prove = (json?: { anew: true }) => {
    const token = linkTokenIn(location.pathname);
    if (!token) return stop('Brak tokenu: otwórz link z wiadomości');
    void send<Answer>({
      ...{ method: 'POST', path: `address-proofs/${token}`, json },
      after: setAnswer,
      otherwise: ({ status, message, body: { code } }) => {
        if (code === 'elsewhere' || code === 'unknown_browser') {
          setWhy(code);
          return true;
        }
        const isRefused = [404, 409, 410].includes(status);
        if (isRefused) stop(message);
        return isRefused;
      },
    });
  };
  return (
    <Panel>
      <div role="status" className={css.confirmation}>
        {answer && <Proven {...answer} isSignedIn={isSignedIn} />}
        {!answer && why && (
          <>
            <h2>Zaloguj się, aby potwierdzić</h2>
            <p>
              {why === 'elsewhere'
                ? 'Zmianę adresu potwierdza się w przeglądarce, w której jesteś na swoim koncie.'
                : 'Konto założono w innej przeglądarce. Jeśli to Ty, zaloguj się swoim hasłem.'}{' '}
              Potem wrócisz tutaj.
            </p>
          </>
        )}
      </div>
      {!answer && why && (
        <div className={css.confirmation}>
          <ButtonLink kind="go" href={leadingBack(pages.signIn, location.pathname)}>
            Zaloguj się
          </ButtonLink>
          {why === 'unknown_browser' && (
            <>
              <p>
                Jeśli to nie Ty albo nie pamiętasz hasła, ustaw własne. Wszystko, co otwierało to konto dotąd,
                przestanie działać.
              </p>
              <Button disabled={busy} onClick={() => prove({ anew: true })}>
                Potwierdź i ustaw nowe hasło
              </Button>
            </>
          )}
        </div>
      )}
      {!answer && !why && (
        <div className={css.confirmation}>
          <p>Jeśli to nie Ty zakładasz konto albo zmieniasz jego adres, zamknij tę stronę.</p>
          <Button kind="go" disabled={busy} onClick={() => prove()}>
            Potwierdź adres
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Proven({ message, reset, isSignedIn }: Answer & { isSignedIn: boolean }) {
  return (
    <>
      <h2>{message}</h2>
      {reset ? (
        <>
          <p>Dotychczasowe hasło już nie działa: ustaw własne.</p>
          <ButtonLink kind="go" href={pages.newPassword(reset)}>
            Ustaw hasło
          </ButtonLink>
        </>
      ) : (
        <>
          <p>
            Od teraz wysyłamy na niego wiadomości o koncie, a rezerwacje znajdziesz{' '}
            {isSignedIn ? 'w\u00a0swoim panelu.' : 'po zalogowaniu.'}
          </p>
          <ButtonLink kind="go" href={isSignedIn ? pages.backOffice : pages.signIn}>
            {isSignedIn ? 'Przejdź do panelu' : 'Przejdź do logowania'}
          </ButtonLink>
        </>
      )}
    </>
  );
}
