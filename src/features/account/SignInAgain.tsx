import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ApiError } from '../../client/api.ts';
import { type Auth, announce, lastUser } from '../../client/auth.ts';
import { signInFailure } from '../../domain/user.ts';
import { Button } from '../../ui/Button.tsx';
import { Answers, DialogFrame } from '../../ui/DialogFrame.tsx';
import css from './Account.module.css';
import { SignInForm, useSignIn } from './SignInForm.tsx';

/** Asks in a dialog of its own, above whatever is being done; true when they are back. */
export function askToSignIn(): Promise<boolean> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  return new Promise((resolve) => {
    const end = (back: boolean) => {
      root.unmount();
      container.remove();
      resolve(back);
    };
    root.render(<SignInAgain end={end} />);
  });
}

function SignInAgain({ end }: { end: (back: boolean) => void }) {
  // The page holds what this person was doing: somebody else starts from the sign-in page
  const [user] = useState(lastUser);
  // Said in the dialog: what lies below it can be neither seen nor heard
  const [problem, setProblem] = useState<string>();
  const after = (answer: Auth) => {
    announce(answer);
    if (answer.auth) end(true);
    else setProblem(signInFailure);
  };
  const otherwise = ({ status, message, errors }: ApiError) => {
    if (!errors) setProblem(status === 429 || status === 503 ? message : signInFailure);
    return true;
  };
  const { send, busy, errors } = useSignIn(after, otherwise);

  // After the dialog has been shown, which takes the focus to its first field
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(), []);

  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) end(false);
  };
  return (
    <DialogFrame
      title="Zaloguj się ponownie"
      text="Twoja sesja wygasła. To, co już wpisano na tej stronie, zostanie."
      onCancel={leave}
    >
      <div ref={form} className={css.inDialog}>
        <SignInForm
          fixed={user ? { email: user.email } : undefined}
          problem={problem}
          errors={errors}
          busy={busy}
          send={(row) => {
            setProblem(undefined);
            send(row);
          }}
          onInvalid={() => setProblem(undefined)}
          buttons={(submit) => (
            <Answers>
              <Button onClick={leave} disabled={busy}>
                Anuluj
              </Button>
              {submit}
            </Answers>
          )}
        />
      </div>
    </DialogFrame>
  );
}
