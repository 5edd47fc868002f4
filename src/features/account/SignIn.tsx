import { useEffect, useState } from 'react';
import { type Auth, announce } from '../../client/auth.ts';
import { comeBack } from '../../client/come-back.ts';
import { offerNoPasskey, offersPasskey } from '../../client/passkeys.ts';
import { useSession } from '../../client/session.ts';
import { keepToast } from '../../client/toast-for-next-page.ts';
import { signInFailure, type User } from '../../domain/account/user.ts';
import * as pages from '../../domain/site/paths.ts';
import { alert } from '../../ui/overlays.ts';
import { Panel } from '../../ui/Panel.tsx';
import { lastEmail } from './email-handover.ts';
import { type Demanded, PasskeySignIn } from './PasskeySignIn.tsx';
import { SignInForm, useSignIn } from './SignInForm.tsx';
import { signInFailed } from './sign-in.ts';

/** The sign-in form; whoever is signed in already is led on, staff to where they work. */
export function SignIn({ staffHome }: { staffHome: string }) {
  const session = useSession();
  useEffect(() => {
    if (session?.user) leadOn(session.user, staffHome);
  }, [session, staffHome]);

  const [problem, setProblem] = useState<string>();
  const [demanded, setDemanded] = useState<Demanded>();
  const after = (answer: Auth & { code?: string; add?: unknown }) => {
    if (answer.code === 'passkey') return setDemanded({ add: answer.add });
    if (!answer.auth) return alert({ title: signInFailure, tone: 'bad' });
    // Staff who typed a password may do without it the next time
    keepToast({
      text: 'Zalogowano pomyślnie',
      offersKey: answer.user?.role !== 'client' && offersPasskey(),
    });
    announce(answer);
  };
  const afterKey = (answer: Auth) => {
    offerNoPasskey();
    after(answer);
  };
  const [typed, setTyped] = useState<{ email: string; password: string }>();
  const { busy, send, errors } = useSignIn(after, (error) => {
    if (error.status === 401) setProblem('E-mail albo hasło się nie zgadza.');
    return signInFailed(error);
  });
  // Known only in the browser: who has just registered need not type it again
  const [remembered, setRemembered] = useState<{ email: string }>();
  useEffect(() => setRemembered({ email: lastEmail() }), []);
  return (
    <Panel>
      <SignInForm
        remembered={remembered}
        problem={problem}
        errors={errors}
        busy={busy || Boolean(session?.auth)}
        send={(row) => {
          setProblem(undefined);
          setTyped(row);
          send(row);
        }}
      >
        <p>
          <a href={pages.passwordReset}>Nie pamiętasz hasła?</a>
        </p>
      </SignInForm>
      <PasskeySignIn demanded={demanded} typed={typed} after={afterKey} />
    </Panel>
  );
}

// Back must not lead to a page that leads on again
const leadOn = ({ role }: User, staffHome: string) =>
  location.replace(comeBack(location) ?? (role === 'client' ? pages.home : staffHome));
