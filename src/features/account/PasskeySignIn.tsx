import { useEffect, useState } from 'react';
import type { Auth } from '../../client/auth.ts';
import { askForPasskey, knowsPasskeys, makePasskey } from '../../client/passkeys.ts';
import { tell } from '../../client/tell.ts';
import { useSend } from '../../client/useSend.ts';
import { backupCode } from '../../domain/account/backup-code.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/overlays.ts';
import { AccountForm } from './AccountForm.tsx';
import css from './PasskeySignIn.module.css';

/** The role that signs in demands a key; `add`: it has none, and makes its first one from this. */
export interface Demanded {
  add?: unknown;
}

interface PasskeySignInProps {
  demanded: Demanded | undefined;
  /** What was typed before a key was demanded. */
  typed: { email: string; password: string } | undefined;
  after: (answer: Auth) => void;
  /** A key or a code is asked for, or sent: nobody leaves meanwhile. */
  onBusy?: (isBusy: boolean) => void;
}

/** Signing in by a fingerprint, a face or a PIN of the device. */
export function PasskeySignIn({ demanded, typed, after, onBusy }: PasskeySignInProps) {
  const { send, busy, errors } = useSend();
  const [asking, setAsking] = useState(false);
  const [hasLost, setLost] = useState(false);
  // Known only in the browser
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(knowsPasskeys()), []);
  useEffect(() => onBusy?.(busy || asking), [onBusy, busy, asking]);
  const isFirst = demanded?.add !== undefined;

  const enter = async () => {
    setAsking(true);
    try {
      const response = isFirst ? await makePasskey(demanded.add) : await askForPasskey();
      if (!response) return toast({ text: 'Nie użyto klucza dostępu', tone: 'warn' });
      await send<Auth>({
        method: 'POST',
        path: isFirst ? 'passkeys/first' : 'passkeys/sign-in',
        json: isFirst ? { ...typed, name: 'Pierwszy klucz', response } : { response },
        signingIn: true,
        after,
        // An answer of a key is taken once: another try asks the key again
        again: () => void enter(),
      });
    } catch (error) {
      tell(error, 'notAdded');
    } finally {
      setAsking(false);
    }
  };
  const enterByCode = (row: { code: string }) =>
    void send<Auth>({
      method: 'POST',
      path: 'backup-codes/sign-in',
      json: { ...typed, ...row },
      signingIn: true,
      after,
    });
  if (!isKnown && !demanded) return null;
  return (
    <div className={css.passkey}>
      {demanded && (
        <p role="alert">
          {isFirst
            ? 'Twoja rola wymaga klucza dostępu. Dodaj go teraz: przeglądarka zapyta o odcisk, twarz albo PIN.'
            : 'Hasło jest dobre, ale Twoja rola wymaga też klucza dostępu.'}
        </p>
      )}
      <Button
        wide
        disabled={busy || asking}
        why={isKnown ? undefined : 'Ta przeglądarka nie zna kluczy dostępu'}
        onClick={() => void enter()}
      >
        {isFirst ? 'Dodaj klucz i wejdź' : 'Użyj klucza dostępu'}
      </Button>
      {demanded && !isFirst && !hasLost && (
        <Button wide kind="text" onClick={() => setLost(true)}>
          Nie mam klucza, wpiszę kod zapasowy
        </Button>
      )}
      {hasLost && <AccountForm shape={backupCode} go="Wejdź kodem" busy={busy} errors={errors} send={enterByCode} />}
    </div>
  );
}
