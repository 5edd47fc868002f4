import { useState } from 'react';
import type { ApiError } from '../../client/api.ts';
import { type Auth, announce, lastUser, tellTabs } from '../../client/auth.ts';
import { sessionStore } from '../../client/storage.ts';
import { signInFailure } from '../../domain/account/user.ts';
import { askIn } from './ask-dialog.tsx';
import { FormDialog } from './FormDialog.tsx';
import { type Demanded, PasskeySignIn } from './PasskeySignIn.tsx';
import { SignInForm, useSignIn } from './SignInForm.tsx';

/** They have left the dialog: what is read again by itself does not open it any more, only what they press. */
let isLeft = false;
let pressedAt = Number.NEGATIVE_INFINITY;
/** A reading that a press asks for begins within this time, in ms. */
const soon = 1000;
for (const press of ['click', 'keydown'])
  addEventListener(press, ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });

/**
 * Asks in a dialog of its own, above whatever is being done; true when they are back. `isRead`: for something that is
 * read, perhaps by itself.
 */
export async function askToSignIn(isRead?: boolean): Promise<boolean> {
  if (isLeft && isRead && performance.now() - pressedAt > soon) return false;
  const isBack = await askIn((end) => <SignInAgain end={end} />);
  isLeft = !isBack;
  // The press that left it asked for nothing
  pressedAt = Number.NEGATIVE_INFINITY;
  return isBack;
}

/** Somebody else has signed in here: nothing that was stored or typed is left, and they are not asked about it. */
function startAnew(): void {
  tellTabs();
  sessionStore?.clear();
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}

function SignInAgain({ end }: { end: (back: boolean) => void }) {
  // The page holds what this person was doing: somebody else starts from the sign-in page
  const [user] = useState(lastUser);
  // Said in the dialog: what lies below it can be neither seen nor heard
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState<{ email: string; password: string }>();
  const [demanded, setDemanded] = useState<Demanded>();
  const after = (answer: Auth & { code?: string; add?: unknown }) => {
    if (answer.code === 'passkey') return setDemanded({ add: answer.add });
    // A device may hold somebody else's key as well
    if (user && answer.user && answer.user.id !== user.id) return startAnew();
    announce(answer);
    if (!answer.auth) return setProblem(signInFailure);
    end(true);
  };
  const otherwise = ({ status, message, errors }: ApiError) => {
    if (!errors) setProblem(status === 429 || status === 503 ? message : signInFailure);
    return true;
  };
  const { send, busy: isSent, errors } = useSignIn(after, otherwise);
  const [isKeyAsked, askKey] = useState(false);
  const busy = isSent || isKeyAsked;

  return (
    <FormDialog
      title="Zaloguj się ponownie"
      text="Twoja sesja wygasła. To, co już wpisano na tej stronie, zostanie."
      busy={busy}
      onLeave={() => end(false)}
    >
      {(buttons) => (
        <>
          <SignInForm
            fixed={user ? { email: user.email } : undefined}
            problem={problem}
            errors={errors}
            busy={busy}
            send={(row) => {
              setProblem(undefined);
              setTyped(row);
              send(row);
            }}
            onInvalid={() => setProblem(undefined)}
            buttons={buttons}
          />
          <PasskeySignIn demanded={demanded} typed={typed} after={after} onBusy={askKey} />
        </>
      )}
    </FormDialog>
  );
}
