import { useState } from 'react';
import { useSend } from '../../client/useSend.ts';
import { lostLink } from '../../domain/booking/link.ts';
import { callTo } from '../../domain/site/contact-info.ts';
import * as pages from '../../domain/site/paths.ts';
import { Input } from '../../fields/Input.tsx';
import { useForm } from '../../fields/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { useNow } from '../../ui/useNow.ts';
import { Note } from './Act.tsx';
import css from './ManagedBooking.module.css';

interface Receipt {
  order_number: string;
  email: string;
  /** When it may be asked for again: mails take a moment, and three an hour are all there are. */
  again: number;
}

interface LostLinkProps {
  title: string;
  lead: string;
  /** Where to turn without a number; unknown where the site was built without a database. */
  phone: string | undefined;
}

const pause = 60_000;

/** Asks for a new link. The answer is the same whether or not number and address belong together. */
export function LostLink(props: LostLinkProps) {
  const hydrated = useHydrated();
  const number = (hydrated && new URLSearchParams(location.search).get('numer')) || '';
  return <LinkRequest key={number} {...props} number={number} hydrated={hydrated} />;
}

/** `number`: that of the booking whose page led here. */
function LinkRequest({ title, lead, phone, number, hydrated }: LostLinkProps & { number: string; hydrated: boolean }) {
  const { send, busy, errors } = useSend();
  const [receipt, setReceipt] = useState<Receipt>();
  const ask = (json: Pick<Receipt, 'order_number' | 'email'>) =>
    send({
      method: 'POST',
      path: 'rezerwacja',
      json,
      after: () => setReceipt({ ...json, again: Date.now() + pause }),
    });
  const form = useForm(lostLink, { row: { order_number: number }, errors, busy, send: (row) => void ask(row) });
  if (receipt) {
    const { order_number, email } = receipt;
    const asked = <b className="mono">{order_number}</b>;
    return (
      <div className="wrap">
        <div className={css.lone}>
          <Tile icon="check" size="l" kind="ink" />
          <h1>Sprawdź pocztę</h1>
          <p role="status">
            Jeśli numer {asked} i&nbsp;adres <b>{email}</b> należą do jednej rezerwacji, nowy link jest już
            w&nbsp;drodze. Poprzedni działa, dopóki nie otworzysz nowego.
          </p>
          <Note>Nie ma go po 5 minutach? Zajrzyj do spamu. Link można wysłać najwyżej 3 razy na godzinę.</Note>
          <div className={css.buttons}>
            <Again at={receipt.again} busy={busy} onAsk={() => void ask({ order_number, email })} />
            <Button kind="text" onClick={() => setReceipt(undefined)}>
              Popraw numer albo adres
            </Button>
          </div>
        </div>
      </div>
    );
  }
  return (
    <div className="wrap">
      <div className={css.lone}>
        <Tile icon="lock" size="l" kind="ink" />
        <h1>{title}</h1>
        <p>{lead}</p>
        <Panel title="Wyślij link ponownie">
          <form {...form.form}>
            <fieldset className={css.form} disabled={!hydrated}>
              <legend className="hidden">Numer zamówienia i e-mail</legend>
              <Input {...form.field('order_number')} />
              <Input {...form.field('email')} />
              <Button kind="go" type="submit" disabled={busy}>
                Wyślij link ponownie
              </Button>
            </fieldset>
          </form>
        </Panel>
        <p>
          Nie masz numeru?{' '}
          {phone ? (
            <>
              Zadzwoń: <a href={callTo(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>.
            </>
          ) : (
            <>
              <a href={pages.contact}>Skontaktuj się z&nbsp;nami</a>.
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** Sends it once more, after a pause that is counted down. */
function Again({ at, busy, onAsk }: { at: number; busy: boolean; onAsk: () => void }) {
  const now = useNow() ?? Date.now();
  // The clock of a page is up to a second behind
  const left = Math.ceil(Math.min(at - now, pause) / 1000);
  return (
    <Button disabled={busy} why={left > 0 ? `Ponownie wyślesz link za ${left} s.` : undefined} onClick={onAsk}>
      Wyślij jeszcze raz
    </Button>
  );
}
