import { useState } from 'react';
import type { ApiError } from '../../client/api.ts';
import { useSend } from '../../client/useSend.ts';
import { confirmation } from '../../domain/account/user.ts';
import { ErrorText } from '../../ui/Field.tsx';
import { AccountForm } from './AccountForm.tsx';
import { askIn } from './ask-dialog.tsx';
import { FormDialog } from './FormDialog.tsx';

/** Does this refusal ask for the password once more? */
export const wantsPassword = ({ status, body }: ApiError): boolean => status === 403 && body.code === 'confirm';

/** Asks for one's password, which then counts for five minutes; false: they would not. */
export const askForPassword = (): Promise<boolean> => askIn((end) => <ConfirmPassword end={end} />);

function ConfirmPassword({ end }: { end: (given: boolean) => void }) {
  const { send, busy, errors } = useSend();
  const [problem, setProblem] = useState<string>();
  const give = (json: unknown) => {
    setProblem(undefined);
    void send({
      method: 'POST',
      path: 'sessions/confirm',
      json,
      after: () => end(true),
      otherwise: ({ message, errors }) => {
        // Said in the dialog: what lies below it can be neither seen nor heard
        if (!errors) setProblem(message || 'Wystąpił błąd');
        return true;
      },
    });
  };
  return (
    <FormDialog
      title="Podaj swoje hasło"
      text="Najpierw sprawdzamy, że to Ty. Przez 5 minut nie zapytamy znowu."
      busy={busy}
      onLeave={() => end(false)}
    >
      {(buttons) => (
        <AccountForm shape={confirmation} go="Potwierdź" busy={busy} errors={errors} send={give} buttons={buttons}>
          <div role="alert">{problem && <ErrorText>{problem}</ErrorText>}</div>
        </AccountForm>
      )}
    </FormDialog>
  );
}
