import { useState } from 'react';
import type { ApiError } from '../../client/api.ts';
import { comeBack, handOn } from '../../client/come-back.ts';
import { useSession } from '../../client/session.ts';
import { useSend } from '../../client/useSend.ts';
import { registration } from '../../domain/account/user.ts';
import type { Values } from '../../domain/kernel/entity.ts';
import * as pages from '../../domain/site/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { alert } from '../../ui/overlays.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './Account.module.css';
import { AccountForm } from './AccountForm.tsx';
import { keepEmail } from './email-handover.ts';
import { twice } from './repeated-password.ts';

const form = twice(registration);

/** The registration form: then one signs in. */
export function Register() {
  const { send, busy, errors, setErrors } = useSend();
  const session = useSession();
  const [isTaken, setTaken] = useState(false);

  const whenRegistered = (email: string) => () =>
    alert({
      title: 'Zarejestrowano pomyślnie',
      text: `Wysłaliśmy link na ${email}. Otwórz go, aby potwierdzić adres: rezerwacje trafią wtedy na to konto.`,
      tone: 'good',
      run: () => location.assign(handOn(pages.signIn, location.search)),
    });
  const otherwise = (error: ApiError): boolean => {
    if (error.errors || error.status === 429 || error.status === 0) return error.status === 400;
    if (error.status === 409) taken();
    else {
      console.error(error);
      alert({ title: 'Błąd rejestracji - sprawdź konsolę', text: error.message, tone: 'bad' });
    }
    return true;
  };
  const taken = () => {
    const words = 'Użytkownik o podanym adresie e-mail już istnieje';
    setErrors({ email: words });
    setTaken(true);
    alert({ title: words, tone: 'bad' });
  };
  const register = ({ email, ...json }: Values<(typeof registration)['fields']>) => {
    setTaken(false);
    keepEmail(email);
    void send({ method: 'POST', path: 'register', json: { email, ...json }, after: whenRegistered(email), otherwise });
  };
  if (session?.user)
    return (
      <Panel>
        <div className={css.confirmation}>
          <p>
            Jest tu już zalogowane konto <strong>{session.user.email}</strong>.
          </p>
          <ButtonLink href={comeBack(location) ?? pages.home}>Wróć</ButtonLink>
        </div>
      </Panel>
    );
  return (
    <Panel>
      <AccountForm
        shape={form}
        errors={errors}
        go="Załóż konto"
        busy={busy}
        send={({ repeat, ...row }) => register(row)}
      >
        {isTaken && (
          <p>
            Masz już to konto? <a href={handOn(pages.signIn, location.search)}>Zaloguj się</a>
          </p>
        )}
      </AccountForm>
    </Panel>
  );
}
