import { announce, nobody } from '../../../client/auth.ts';
import { sessionStore } from '../../../client/storage.ts';
import { keepToast } from '../../../client/toast-for-next-page.ts';
import { useAnswer } from '../../../client/useList.ts';
import { useSend } from '../../../client/useSend.ts';
import { useTold } from '../../../client/useTold.ts';
import { confirmation, type User, user as userEntity } from '../../../domain/account/user.ts';
import { home } from '../../../domain/site/roots.ts';
import { AccountForm } from '../../../features/account/AccountForm.tsx';
import { FormDialog } from '../../../features/account/FormDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { notUndoable } from '../../record/undo.ts';
import css from './DeleteDialog.module.css';
import { lossesOf, type MyData } from './losses.ts';

/** What goes with the account and what stays, then the password. */
export function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { send, busy, errors } = useSend();
  const reading = useAnswer<{ data: [MyData] }>('my-data');
  useTold(reading);
  const remove = async (json: { password: string }): Promise<void> => {
    let isConfirmed = false;
    const again = () => void remove(json);
    await send({
      method: 'POST',
      path: 'sessions/confirm',
      json,
      again,
      after: () => {
        isConfirmed = true;
      },
    });
    if (!isConfirmed) return;
    await send({
      method: 'DELETE',
      path: `users/${user.id}`,
      after: () => {
        sessionStore?.clear();
        keepToast({ text: userEntity.messages.removed });
        announce(nobody);
        location.replace(home);
      },
    });
  };
  const { goes, stays, coming } = lossesOf(reading.answer?.data[0]);
  return (
    <FormDialog title="Usunąć konto?" text={notUndoable} tone="bad" busy={busy} onLeave={onClose}>
      {(buttons) => (
        <>
          <ul className={css.losses}>
            {goes.map((loss) => (
              <li key={loss}>
                <Icon name="x" />
                {loss}
              </li>
            ))}
            {stays && (
              <li data-stays>
                <Icon name="check" />
                {stays}
              </li>
            )}
          </ul>
          {coming.length > 0 && (
            <div className={css.notice}>
              <h3>
                <Icon name="late" />
                {coming.length > 1 ? 'Masz opłacone rezerwacje' : 'Masz opłaconą rezerwację'}
              </h3>
              {coming.map(({ words, href }) => (
                <p key={words}>
                  {words}. <a href={href}>Anuluj ją</a> albo kontakt zostanie do jej końca.
                </p>
              ))}
            </div>
          )}
          <AccountForm
            shape={confirmation}
            errors={errors}
            go="Usuń konto"
            kind="bad"
            busy={busy}
            send={(row) => void remove(row)}
            buttons={buttons}
          />
        </>
      )}
    </FormDialog>
  );
}
