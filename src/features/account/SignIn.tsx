import { useEffect, useState } from 'react';
import { type Auth, announce } from '../../client/auth.ts';
import { comeBack } from '../../client/come-back.ts';
import { useSession } from '../../client/session.ts';
import { keepToast } from '../../client/toast-for-next-page.ts';
import * as pages from '../../domain/paths.ts';
import { signInFailure, type User } from '../../domain/user.ts';
import { alert } from '../../ui/overlays.ts';
import { Panel } from '../../ui/Panel.tsx';
import { carriedEmail } from './carried-email.ts';
import { SignInForm, useSignIn } from './SignInForm.tsx';
import { signInFailed } from './sign-in.ts';

/** The sign-in form; whoever is signed in already is led on, staff to where they work. */
export function SignIn({ staffHome }: { staffHome: string }) {
  const session = useSession();
  useEffect(() => {
    if (session?.user) leadOn(session.user, staffHome);
  }, [session, staffHome]);

  const [problem, setProblem] = useState<string>();
  const after = (answer: Auth) => {
    if (!answer.auth) return alert({ title: signInFailure, tone: 'bad' });
    keepToast('Zalogowano pomyślnie');
    announce(answer);
  };
  const { busy, send, errors } = useSignIn(after, (error) => {
    if (error.status === 401) setProblem('E-mail albo hasło się nie zgadza.');
    return signInFailed(error);
  });
  // Known only in the browser: who has just registered need not type it again
  const [email, setEmail] = useState('');
  useEffect(() => setEmail(carriedEmail()), []);
  return (
    <Panel>
      <SignInForm
        key={email}
        filled={{ email }}
        problem={problem}
        errors={errors}
        busy={busy || Boolean(session?.auth)}
        send={(row) => {
          setProblem(undefined);
          send(row);
        }}
      >
        <p>
          <a href={pages.passwordReset}>Nie pamiętasz hasła?</a>
        </p>
      </SignInForm>
    </Panel>
  );
}

// Back must not lead to a page that leads on again
const leadOn = ({ role }: User, staffHome: string) =>
  location.replace(comeBack(location) ?? (role === 'client' ? pages.home : staffHome));
