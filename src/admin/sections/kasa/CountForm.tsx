import { useRef, useState } from 'react';
import { useSend } from '../../../client/useSend.ts';
import { type ClerkDay, cashDue, closing, explaining, handedIn } from '../../../domain/booking/closing.ts';
import { limitsOf } from '../../../domain/kernel/field.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { Input } from '../../../fields/Input.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/inputs.tsx';
import { useSaveKey } from '../../record/useSaveKey.ts';
import css from './CountForm.module.css';
import type { Count, Typed } from './count.ts';
import { Notice } from './Notice.tsx';
import { Pieces } from './Pieces.tsx';
import { PrintButton } from './PrintButton.tsx';
import { bookingPath } from './words.ts';

interface CountFormProps {
  of: ClerkDay;
  typed: Typed;
  change: (to: Partial<Typed>) => void;
  count: Count;
  retry: () => void;
  onClosed: () => void;
  /** Leaves a correction. */
  onBack: (() => void) | undefined;
}
const { float, counted, terminal_total, reason } = closing.fields;
const { max: longest } = limitsOf(reason);

/** What a clerk counts and types, and what it comes to; the one button says what is handed in. */
export function CountForm({ of, typed, change, count, retry, onClosed, onBack }: CountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const { send, busy, errors } = useSend();
  const last = of.closings.at(-1);
  const isDifferent = Boolean(count.cash || count.terminal);
  const needsReason = isDifferent || last !== undefined;
  const missing = {
    float: count.float === undefined && float.message,
    counted: count.counted === undefined && 'Policz kasę',
    terminal_total: count.terminal_total === undefined && terminal_total.message,
    reason: needsReason && typed.reason.trim() === '' && (last ? 'Napisz, co poprawiasz' : 'Napisz, skąd różnica'),
  };
  const errorOf = (name: keyof typeof missing) => errors[name] ?? ((tried && missing[name]) || undefined);
  const close = () => {
    setTried(true);
    const wrong = (Object.keys(missing) as (keyof typeof missing)[]).find((name) => missing[name]);
    if (wrong) return form.current?.querySelector<HTMLElement>(`[data-of=${wrong}] :is(input, textarea)`)?.focus();
    return void send({
      method: 'POST',
      path: closing.path,
      json: {
        ...{ day: of.day, ...of.sums, corrects: last?.id ?? null, reason: typed.reason.trim() || null },
        ...{ float: count.float, counted: count.counted, terminal_total: count.terminal_total },
      },
      once: true,
      of: closing,
      done: last ? 'Sprostowanie zapisane' : closing.messages.added,
      saved: onClosed,
      changes: ['closings/day'],
      // Closed elsewhere, or an operation came in: what is shown is read again, and the refusal is told
      otherwise: ({ status }) => {
        if (status === 409) retry();
        return false;
      },
    });
  };
  useSaveKey(close);
  const money = (name: 'float' | 'counted' | 'terminal_total', value: string, onChange: (to: string) => void) => (
    <div data-of={name}>
      <Input
        name={name}
        field={closing.fields[name]}
        value={value}
        onChange={(to) => onChange(String(to))}
        error={errorOf(name)}
      />
    </div>
  );
  const found = count.terminal ? explaining(of.movements, count.terminal) : undefined;
  const path = found && bookingPath(found);
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <section className={css.panel} aria-labelledby="kasa-licz">
        <h2 id="kasa-licz">
          {last ? 'Sprostowanie' : 'Policz kasę'} <small>tylko Twoje operacje</small>
        </h2>
        {money('float', typed.float, (to) => change({ float: to }))}
        {typed.whole === undefined ? (
          <div data-of="counted">
            <Pieces typed={typed} change={change} error={errorOf('counted')} />
          </div>
        ) : (
          money('counted', typed.whole, (to) => change({ whole: to }))
        )}
        <dl className={css.sums}>
          <div>
            <dt>{counted.label}</dt>
            <dd>{count.counted === undefined ? '–' : formatAmount(count.counted)}</dd>
          </div>
          <div>
            <dt>Powinno być</dt>
            <dd>{count.float === undefined ? '–' : formatAmount(cashDue({ ...of.sums, float: count.float }))}</dd>
          </div>
        </dl>
        <p className={css.difference} role="status" data-tone={tone(count.cash)}>
          {count.cash !== undefined && (
            <>
              <span>{count.cash === 0 ? 'Zgadza się' : count.cash < 0 ? 'Brakuje' : 'Jest za dużo'}</span>
              {count.cash !== 0 && <span>{formatAmount(Math.abs(count.cash))}</span>}
            </>
          )}
        </p>
      </section>
      <section className={css.panel} aria-labelledby="kasa-terminal">
        <h2 id="kasa-terminal">
          Terminal{' '}
          {count.terminal !== undefined && (
            <small data-tone={tone(count.terminal)}>{count.terminal === 0 ? 'zgadza się' : 'nie zgadza się'}</small>
          )}
        </h2>
        {money('terminal_total', typed.terminal, (to) => change({ terminal: to }))}
        {count.terminal !== undefined && count.terminal !== 0 && (
          <Notice
            tone="bad"
            icon="card"
            title={`Terminal: o ${formatAmount(Math.abs(count.terminal))} ${more(count.terminal)} niż u nas`}
          >
            {found ? (
              <p>
                Tyle samo ma {found.order_number} z {formatTime(found.at)}. Sprawdź, czy terminal ją wykonał.
              </p>
            ) : (
              <p>Żadna jedna operacja nie ma takiej kwoty. Porównaj raport z listą operacji.</p>
            )}
            {path && (
              <ButtonLink size="s" href={path}>
                Pokaż {found?.order_number}
              </ButtonLink>
            )}
          </Notice>
        )}
      </section>
      {needsReason && (
        <div data-of="reason" className={css.panel}>
          <Field
            label={last ? 'Co poprawiasz' : reason.label}
            hint="Numer zamówienia i godzina, bez danych klienta"
            error={errorOf('reason')}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={longest}
                required
                value={typed.reason}
                onChange={({ target }) => change({ reason: target.value })}
              />
            )}
          </Field>
        </div>
      )}
      <Button kind="go" wide type="submit" disabled={busy}>
        {last ? 'Zapisz sprostowanie' : 'Zamknij dzień'}
        {handsIn(count)} <kbd>Ctrl Enter</kbd>
      </Button>
      <div className={css.further}>
        <PrintButton>Drukuj</PrintButton>
        {onBack && (
          <Button size="s" kind="text" onClick={onBack}>
            Zostaw, jak było
          </Button>
        )}
      </div>
    </form>
  );
}

const tone = (difference: number | undefined) =>
  difference === undefined ? undefined : difference === 0 ? 'good' : 'bad';

const more = (difference: number) => (difference < 0 ? 'mniej' : 'więcej');

function handsIn({ float: begun, counted: there }: Count): string {
  if (begun === undefined || there === undefined) return '';
  const sum = handedIn({ float: begun, counted: there });
  return sum > 0 ? `, oddaję ${formatAmount(sum)}` : ', nic nie oddaję';
}
