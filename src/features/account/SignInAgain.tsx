import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError, fetchJson } from '../../client/api.ts';
import { type Auth, announce, lastUser } from '../../client/auth.ts';
import { parse } from '../../domain/kernel/schema.ts';
import { signIn } from '../../domain/user.ts';
import { Button } from '../../ui/Button.tsx';
import dialog from '../../ui/DialogBox.module.css';
import { Field, Wrong } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { useModal } from '../../ui/useModal.ts';

/** Asks in a dialog of its own, above whatever is being done; true when they are back. */
export function askToSignIn(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const end = (back: boolean) => {
      root.unmount();
      place.remove();
      resolve(back);
    };
    root.render(<SignInAgain end={end} />);
  });
}

function SignInAgain({ end }: { end: (back: boolean) => void }) {
  const box = useModal();
  const id = useId();
  const { email, password, setEmail, setPassword, known, wrong, busy, send } = useSignIn(() => end(true));
  // After the dialog has been shown, which takes the focus to its first field
  const start = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (known) start.current?.focus();
  }, [known]);

  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) end(false);
  };
  return (
    <dialog
      ref={box}
      className={dialog.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={leave}
    >
      <h2 id={`${id}-title`}>Zaloguj się ponownie</h2>
      <p id={`${id}-text`}>Twoja sesja wygasła. To, co już wpisano na tej stronie, zostanie.</p>
      <form
        className={dialog.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={signIn.fields.email.label}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="username"
              readOnly={known}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label={signIn.fields.password.label}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              ref={start}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <div role="alert">{wrong && <Wrong>{wrong}</Wrong>}</div>
        <div className={dialog.answers}>
          <Button onClick={leave} disabled={busy}>
            Anuluj
          </Button>
          <Button kind="go" type="submit" disabled={busy}>
            Zaloguj się
          </Button>
        </div>
      </form>
    </dialog>
  );
}

function useSignIn(done: () => void) {
  // The page holds what this person was doing: somebody else starts from the sign-in page
  const [user] = useState(lastUser);
  const [email, setEmail] = useState(user?.email ?? '');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async () => {
    const parsed = parse(signIn, { email, password });
    if (!parsed.ok) return setWrong('Formularz jest niepoprawny');
    setBusy(true);
    setWrong(undefined);
    try {
      const answer = await fetchJson<Auth>('fetch_client', { method: 'POST', json: parsed.row, signingIn: true });
      announce(answer);
      if (answer.auth) return done();
      setWrong('Błąd logowania');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(error.status === 429 || error.status === 503 ? error.message : 'Błąd logowania');
    } finally {
      setBusy(false);
    }
  };
  return { email, password, setEmail, setPassword, known: user !== null, wrong, busy, send };
}
