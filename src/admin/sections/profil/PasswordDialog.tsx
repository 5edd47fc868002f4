import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useSend } from '../../../client/useSend.ts';
import { passwordChange, passwordLength, type User } from '../../../domain/account/user.ts';
import { AccountForm } from '../../../features/account/AccountForm.tsx';
import { FormDialog } from '../../../features/account/FormDialog.tsx';
import { twice } from '../../../features/account/repeated-password.ts';
import { alert, toast } from '../../../ui/overlays.ts';

const { current_password, new_password } = passwordChange.fields;

/** The password that was, and the new one twice. */
export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { send, busy, errors } = useSend();
  const { mutate } = useSWRConfig();
  const form = useMemo(
    () => twice({ fields: { current_password, password: new_password } }, passwordLength(user.role)),
    [user.role],
  );
  const { new_password: password, ...rest } = errors;
  return (
    <FormDialog title="Zmień hasło" text="Pozostałe urządzenia zostaną wylogowane." busy={busy} onLeave={onClose}>
      {(buttons) => (
        <AccountForm
          shape={form}
          filled={{ email: user.email }}
          errors={password === undefined ? rest : { ...rest, password }}
          go="Zmień hasło"
          busy={busy}
          send={(row) =>
            void send<{ message: string }>({
              method: 'POST',
              path: 'password',
              json: { current_password: row.current_password, new_password: row.password },
              after: async ({ message }) => {
                toast({ text: message });
                await mutate('sessions');
                onClose();
              },
              otherwise: ({ status, message, errors: ofFields }) => {
                if (!ofFields)
                  alert({
                    title: 'Wystąpił błąd podczas zmiany hasła',
                    text: status === 0 ? undefined : message,
                    tone: 'bad',
                  });
                return true;
              },
            })
          }
          buttons={buttons}
        />
      )}
    </FormDialog>
  );
}
