import { useId, useState } from 'react';
import { fetchReading } from '../../client/api.ts';
import { useAnswer } from '../../client/useList.ts';
import { useSend } from '../../client/useSend.ts';
import { type DeskMoneyAnswer, type LinkStep, linkSteps } from '../../domain/booking/desk-money.ts';
import { paymentMethod } from '../../domain/booking/payment.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { formatInstant } from '../../domain/language/days.ts';
import { Button } from '../../ui/Button.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Card } from '../parts/Card.tsx';
import { Toggles } from '../parts/Toggles.tsx';
import css from './DeskMoney.module.css';

export type Way = 'LINK' | 'TERMINAL' | 'CASH';
export const ways: Record<Way, string> = { LINK: 'Link, QR', TERMINAL: 'Terminal', CASH: 'Gotówka' };
/** How often the desk looks how far the payment on the buyer's phone is, in ms. */
const live = { refreshInterval: 3000 };

/** What failed, where the server says only why, or nothing. */
const taking = { messages: { notAdded: 'Nie udało się zapisać zapłaty' } };
export const givingBack = { messages: { notAdded: 'Nie udało się zapisać wypłaty' } };

interface DeskMoneyProps {
  /** The booking below /api: 'rent/7'. */
  path: string;
  /** The lists that show its money. */
  list: string;
  /** How the buyer has said to pay; absent: that is not chosen yet. */
  begin?: Way;
  /** Runs once cash or the terminal's payment is recorded. */
  onTaken?: () => void;
}

/** The money of a booking at the desk: what is due is taken, and what was paid here is given back by hand. */
export function DeskMoney({ path, list, begin, onTaken }: DeskMoneyProps) {
  const [way, setWay] = useState<Way | undefined>(begin);
  const { answer, error, retry } = useAnswer<{ data: [DeskMoneyAnswer] }>(
    `${path}/payments`,
    undefined,
    way === 'LINK' ? live : undefined,
    fetchReading,
  );
  const { send, busy } = useSend();
  const money = answer?.data[0];
  if (error && !money)
    return (
      <p className={css.failed} role="alert">
        Nie wiadomo, co jest do zapłaty. Nie przyjmuj pieniędzy. <Button onClick={retry}>Spróbuj ponownie</Button>
      </p>
    );
  if (!money) return <p aria-busy="true">Sprawdzamy płatności…</p>;
  const { due, payments, refunds, note } = money;
  const record = (below: string, json: object, done: string) =>
    void send({
      method: 'POST',
      path: `${path}/${below}`,
      json,
      once: below === 'payments',
      of: below === 'payments' ? taking : givingBack,
      done,
      changes: [path, list],
      after: () => {
        retry();
        if (below === 'payments') onTaken?.();
      },
      // Paid or given back meanwhile: what is shown is read again, and the refusal is told
      otherwise: ({ status }) => {
        if (status === 409) retry();
        return false;
      },
    });
  const waiting = refunds.filter(({ method, state }) => method !== 'CARD' && state === 'PENDING');
  return (
    <Card title={due > 0 ? `Do zapłaty ${formatAmount(due)}` : 'Płatności'} className={css.money}>
      {note && <p>Uwaga: {note}</p>}
      {due > 0 && (
        <>
          <Toggles label="Sposób zapłaty" choices={ways} value={way} onChoose={setWay} joined />
          {way === 'LINK' && <Link money={money} />}
          {way === 'TERMINAL' && (
            <>
              <p>Wpisz na terminalu {formatAmount(due)}. Gdy wydrukuje „Zaakceptowano”, naciśnij.</p>
              <Button
                kind="go"
                disabled={busy}
                onClick={() => record('payments', { method: way, amount: due }, 'Zapłata terminalem zapisana')}
              >
                Terminal przyjął {formatAmount(due)}
              </Button>
            </>
          )}
          {way === 'CASH' && (
            <Cash
              due={due}
              busy={busy}
              onTake={() => record('payments', { method: way, amount: due }, 'Gotówka zapisana')}
            />
          )}
        </>
      )}
      {waiting.map(({ id: refund, amount, method }) => (
        <p key={refund} className={css.line}>
          <span>
            Do oddania: {paymentMethod[method].label.toLowerCase()}, <b>{formatAmount(amount)}</b>
          </span>
          <Button disabled={busy} onClick={() => record(`refunds/${refund}`, { amount }, 'Wypłata zapisana')}>
            {method === 'CASH' ? `Wypłacono ${formatAmount(amount)}` : `Terminal oddał ${formatAmount(amount)}`}
          </Button>
        </p>
      ))}
      {payments.length + refunds.length > 0 && (
        <ul className={css.movements}>
          {payments.map(({ id: payment, amount, method, paid_at, clerk }) => (
            <li key={`p${payment}`}>
              {formatInstant(paid_at)}: <b>{formatAmount(amount)}</b>, {paymentMethod[method].label.toLowerCase()}
              {clerk && `, ${clerk}`}
            </li>
          ))}
          {refunds.map(({ id: refund, amount, method, create_time, handed_at, clerk, state, transferred }) => (
            <li key={`r${refund}`}>
              {formatInstant(handed_at ?? create_time)}: <b>−{formatAmount(amount)}</b>,{' '}
              {transferred ? 'przelew' : paymentMethod[method].label.toLowerCase()}
              {clerk && `, ${clerk}`}
              {state === 'PENDING' && ', w toku'}
              {state === 'FAILED' && ', odrzucony przez bank'}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const order: LinkStep[] = ['ready', 'opened', 'paying', 'paid'];
/** The steps that the payment by the link has behind it, and what else became of it. */
function Link({ money: { link, step, pays_until } }: { money: DeskMoneyAnswer }) {
  const reached = order.indexOf(
    step === 'declined' || step === 'unknown' ? 'paying' : step === 'expired' ? 'opened' : step,
  );
  return (
    <div className={css.link}>
      <QrCode text={link} label="Kod QR z linkiem do zapłaty" />
      <div role="status">
        <ol>
          {order.map((it, at) => (
            <li key={it} data-done={at <= reached} aria-current={it === step ? 'step' : undefined}>
              {linkSteps[it]}
            </li>
          ))}
        </ol>
        {step === 'declined' && <p>Karta odrzucona. Klient widzi to na telefonie i może spróbować inną kartą.</p>}
        {step === 'unknown' && <p>Nie wiadomo, czy zapłata przeszła. Niech klient nie płaci drugi raz.</p>}
        {step === 'expired' && <p>Czas na zapłatę minął, nikt nie zapłacił. Ten sam link działa dalej.</p>}
        {pays_until && <p>Klient ma czas do {formatInstant(pays_until)}.</p>}
        <p className={css.address}>{link}</p>
      </div>
    </div>
  );
}

interface CashProps {
  due: number;
  busy: boolean;
  onTake: () => void;
}
/** Cash, with its change where it is said what was handed over. */
function Cash({ due, busy, onTake }: CashProps) {
  const id = useId();
  const [given, setGiven] = useState('');
  const grosze = Math.round(Number(given.replace(',', '.').replace(/\s/g, '')) * 100);
  const isShort = given !== '' && (!Number.isFinite(grosze) || grosze < due);
  return (
    <>
      <p className={css.line}>
        <label htmlFor={id}>Klient dał (nieobowiązkowe), zł</label>
        <input
          id={id}
          inputMode="decimal"
          size={8}
          value={given}
          onChange={({ target }) => setGiven(target.value)}
          aria-invalid={isShort || undefined}
          aria-describedby={`${id}-change`}
        />
        <output id={`${id}-change`} htmlFor={id}>
          {given !== '' &&
            (isShort ? `Za mało: do zapłaty jest ${formatAmount(due)}` : `Reszta ${formatAmount(grosze - due)}`)}
        </output>
      </p>
      <Button kind="go" disabled={busy || isShort} onClick={onTake}>
        Przyjmuję {formatAmount(due)}
      </Button>
    </>
  );
}
