import { ApiError, fetchJson } from '../../../client/api.ts';
import { isHereAlready, makePasskey } from '../../../client/passkeys.ts';
import { tell } from '../../../client/tell.ts';
import { useSend } from '../../../client/useSend.ts';
import { passkeyName } from '../../../domain/account/passkey.ts';
import { AccountForm } from '../../../features/account/AccountForm.tsx';
import { askForPassword, wantsPassword } from '../../../features/account/ConfirmPassword.tsx';
import { FormDialog } from '../../../features/account/FormDialog.tsx';
import { toast } from '../../../ui/overlays.ts';
import type { OwnPasskey } from './own-passkey.ts';

interface PasskeyDialogProps {
  /** The key that gets another name; without it, a new one is added. */
  passkey: OwnPasskey | undefined;
  onClose: () => void;
}

/** Names a key, a new one before the browser asks for it. */
export function PasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const { send, busy, errors } = useSend();
  const rename = (name: string) =>
    send<{ message: string }>({
      method: 'PATCH',
      path: `passkeys/${encodeURIComponent(passkey?.id ?? '')}`,
      json: { name },
      changes: ['passkeys'],
      after: ({ message }) => {
        toast({ text: message });
        onClose();
      },
    });
  const add = async (name: string): Promise<void> => {
    const response = await newKey();
    if (!response) return;
    await send<{ message: string }>({
      method: 'POST',
      path: 'passkeys',
      json: { name, response },
      // What a key has answered counts once
      again: () => void add(name),
      changes: ['passkeys'],
      after: ({ message }) => {
        toast({ text: message });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={passkey ? 'Nazwij klucz' : 'Dodaj klucz dostępu'}
      text={passkey ? undefined : 'Przeglądarka zapyta o odcisk, twarz albo PIN. Odcisk nie opuszcza urządzenia.'}
      busy={busy}
      onLeave={onClose}
    >
      {(buttons) => (
        <AccountForm
          shape={passkeyName}
          filled={{ name: passkey?.name ?? '' }}
          errors={errors}
          go={passkey ? 'Zapisz' : 'Dalej'}
          busy={busy}
          send={({ name }) => void (passkey ? rename(name) : add(name))}
          buttons={buttons}
        />
      )}
    </FormDialog>
  );
}

/** A key that the browser has made, once its owner has shown who they are; undefined where there is none. */
async function newKey(): Promise<unknown> {
  try {
    const key = await makePasskey(await optionsFor());
    if (!key) toast({ text: 'Klucz nie został dodany', tone: 'warn' });
    return key;
  } catch (error) {
    if (isHereAlready(error)) toast({ text: 'To urządzenie ma już klucz do tego konta', tone: 'warn' });
    else if (error instanceof ApiError && !wantsPassword(error)) tell(error, 'notAdded');
    else if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}

const askOptions = () => fetchJson<unknown>('passkeys/options', { method: 'POST' });
async function optionsFor(): Promise<unknown> {
  try {
    return await askOptions();
  } catch (error) {
    if (error instanceof ApiError && wantsPassword(error) && (await askForPassword())) return askOptions();
    throw error;
  }
}
