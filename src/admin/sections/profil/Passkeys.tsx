import { useEffect, useState } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { knowsPasskeys } from '../../../client/passkeys.ts';
import { useList } from '../../../client/useList.ts';
import { useConfirmedSend } from '../../../features/account/useConfirmedSend.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { confirm } from '../../../ui/overlays.ts';
import { Act } from '../../parts/Act.tsx';
import { SectionIcon } from '../../parts/SectionIcon.tsx';
import { newPasskey } from '../../shell/new-passkey.ts';
import { BackupCodes } from './BackupCodes.tsx';
import css from './Devices.module.css';
import type { OwnPasskey } from './own-passkey.ts';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { whenSeen } from './when-seen.ts';

/** Does the address ask for a new key, after signing in? */
const isAskedFor = () => (knowsPasskeys() && location.pathname + location.search === newPasskey ? 'new' : undefined);

/** One's keys: added, named, removed. */
export function Passkeys() {
  const reading = useList<OwnPasskey>('passkeys');
  const { answer, error } = reading;
  const [open, setOpen] = useState<OwnPasskey | 'new' | undefined>(isAskedFor);
  // Whoever reads the page anew has closed the dialog before
  useEffect(() => {
    if (isAskedFor()) history.replaceState(history.state, '', location.pathname);
  }, []);
  const { send, busy } = useConfirmedSend();
  const remove = ({ id, name }: OwnPasskey): Promise<void> =>
    send({
      method: 'DELETE',
      path: `passkeys/${encodeURIComponent(id)}`,
      done: `Usunięto klucz „${name}”`,
      changes: ['passkeys'],
    });
  return (
    <>
      <div className={css.keys}>
        <h3>Klucze dostępu</h3>
        <p>Logowanie odciskiem, twarzą albo PIN-em urządzenia. Bez hasła, odporne na wyłudzenie.</p>
        <Button
          size="s"
          why={knowsPasskeys() ? undefined : 'Ta przeglądarka nie zna kluczy dostępu'}
          onClick={() => setOpen('new')}
        >
          <Icon name="plus" />
          Dodaj klucz
        </Button>
      </div>
      {error && !answer && <FailedReading reading={reading} />}
      <ul>
        {answer?.data.map((key) => (
          <li key={key.id} className={css.device}>
            <span className={css.tile}>
              <SectionIcon name="passkey" />
            </span>
            <span>
              <b>{key.name}</b>
              <small>
                dodany {whenSeen(key.create_time)}
                {key.last_used && ` · użyty ${whenSeen(key.last_used)}`}
              </small>
            </span>
            <span className={css.acts}>
              <Act of={key.name} onClick={() => setOpen(key)}>
                NAZWIJ
              </Act>
              <Act
                kind="bad"
                of={key.name}
                disabled={busy}
                onClick={() =>
                  confirm({
                    title: 'Usunąć klucz dostępu?',
                    text: `„${key.name}” przestanie otwierać to konto. Zostanie hasło i pozostałe klucze.`,
                    yes: 'Tak, usuń',
                    tone: 'bad',
                    // The question closes first: the password is asked for in a dialog of its own
                    run: () => void remove(key),
                  })
                }
              >
                USUŃ
              </Act>
            </span>
          </li>
        ))}
      </ul>
      {answer && answer.data.length > 0 && <BackupCodes />}
      {open && <PasskeyDialog passkey={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
