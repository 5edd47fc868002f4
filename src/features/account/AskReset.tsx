import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../client/useSend.ts';
import { linkHours, resetRequest } from '../../domain/account/user.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { toast } from '../../ui/overlays.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './Account.module.css';
import { AccountForm } from './AccountForm.tsx';

const resetLink = { messages: { notAdded: 'Wystąpił błąd podczas wysyłania linku resetującego' } };

/** Asks for a reset link. The answer is the same whether or not there is such an account. */
export function AskReset() {
  const { send, busy, errors } = useSend();
  const [receipt, setReceipt] = useState<{ to: string; words: string }>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form goes, and with it what had the focus
  useEffect(() => {
    if (receipt) heading.current?.focus();
  }, [receipt]);

  const ask = (json: { email: string }) =>
    send<{ message: string }>({
      method: 'POST',
      path: 'reset-passwd',
      json,
      after: ({ message }) => setReceipt({ to: json.email, words: message }),
      of: resetLink,
    });
  return (
    <Panel>
      <div role="status" className={css.confirmation}>
        {receipt && (
          <>
            <h2 ref={heading} tabIndex={-1}>
              Sprawdź pocztę
            </h2>
            <p>
              {receipt.words}: <strong>{receipt.to}</strong>. Link działa {count(linkHours, nouns.hour)}, jeden raz.
              Jeśli go nie widać, zajrzyj do spamu.
            </p>
          </>
        )}
      </div>
      {!receipt && (
        <AccountForm
          shape={resetRequest}
          errors={errors}
          go="Wyślij link resetujący"
          busy={busy}
          send={(row) => void ask(row)}
          onInvalid={() => toast({ text: 'Formularz jest niepoprawny', tone: 'bad' })}
        />
      )}
    </Panel>
  );
}
