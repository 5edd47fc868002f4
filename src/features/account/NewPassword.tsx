import { useEffect, useMemo, useState } from 'react';
import { ApiError, fetchJson } from '../../client/api.ts';
import { keepToast } from '../../client/toast-for-next-page.ts';
import { useSend } from '../../client/useSend.ts';
import { passwordReset } from '../../domain/account/user.ts';
import * as pages from '../../domain/site/paths.ts';
import { alert } from '../../ui/overlays.ts';
import { Panel } from '../../ui/Panel.tsx';
import { AccountForm } from './AccountForm.tsx';
import { linkTokenIn, tokenWords } from './link-token.ts';
import { twice } from './repeated-password.ts';

/** A new password by the mail's link. The link is looked at first: nobody types a password for nothing. */
export function NewPassword() {
  const { send, busy, errors } = useSend();
  const [minLength, setMinLength] = useState<number>();
  const form = useMemo(() => twice(passwordReset, minLength), [minLength]);

  useEffect(() => {
    const stop = (text: string) =>
      alert({ title: 'Błąd', text, tone: 'bad', run: () => location.assign(pages.signIn) });
    const token = linkTokenIn(location.pathname);
    if (!token) return stop('Brak tokenu');
    fetchJson<{ minLength: number }>(`reset-passwd/${token}`, { method: 'POST' })
      .then((answer) => setMinLength(answer.minLength))
      .catch((error: unknown) => stop(tokenWords(error instanceof ApiError ? error : new ApiError(0))));
  }, []);

  const save = (json: { password: string }) =>
    send<{ message: string }>({
      method: 'PATCH',
      path: `reset-passwd/${linkTokenIn(location.pathname)}`,
      json,
      after: ({ message }) => {
        keepToast({ text: message });
        // Back must not open a link that is spent
        location.replace(pages.signIn);
      },
      otherwise: ({ status, errors: ofFields, message }) => {
        if (!ofFields) {
          const text = status === 0 ? undefined : message;
          alert({ title: 'Wystąpił błąd podczas zmiany hasła', text, tone: 'bad' });
        }
        return true;
      },
    });
  if (minLength === undefined) {
    return (
      <Panel>
        <p role="status">Sprawdzamy link z wiadomości…</p>
      </Panel>
    );
  }
  return (
    <Panel>
      <AccountForm
        shape={form}
        errors={errors}
        go="Zapisz"
        busy={busy}
        send={({ password }) => void save({ password: String(password) })}
      />
    </Panel>
  );
}
