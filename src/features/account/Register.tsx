import type { ApiError } from '../../client/api.ts';
import { handOn } from '../../client/come-back.ts';
import { useSend } from '../../client/useSend.ts';
import * as pages from '../../domain/paths.ts';
import { registration } from '../../domain/user.ts';
import { alert } from '../../ui/overlays.ts';
import { Panel } from '../../ui/Panel.tsx';
import { AccountForm } from './AccountForm.tsx';
import { twice } from './twice.ts';

const form = twice(registration);

/** The registration form: then one signs in. */
export function Register() {
  const { send, busy, errors, setErrors } = useSend();

  const done = () =>
    alert({
      title: 'Zarejestrowano pomyślnie',
      tone: 'good',
      run: () => location.assign(handOn(pages.signIn, location.search)),
    });
  const otherwise = (error: ApiError): boolean => {
    if (error.errors || error.status === 429 || error.status === 0) return error.status === 400;
    if (error.status === 409) taken();
    else {
      console.error(error);
      alert({ title: 'Błąd rejestracji - sprawdź konsolę', tone: 'bad' });
    }
    return true;
  };
  const taken = () => {
    const words = 'Użytkownik o podanym adresie e-mail już istnieje';
    setErrors({ email: words });
    alert({ title: words, tone: 'bad' });
  };
  return (
    <Panel>
      <AccountForm
        shape={form}
        errors={errors}
        go="Załóż konto"
        busy={busy}
        send={({ repeat, ...json }) => void send({ method: 'POST', path: 'register', json, after: done, otherwise })}
      />
    </Panel>
  );
}
