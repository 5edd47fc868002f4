import type { ReactNode } from 'react';
import { airportName } from '../../../airport/identity.ts';
import {
  type ClerkDay,
  type Closing,
  cashDue,
  differences,
  handedIn,
  leftInTill,
} from '../../../domain/booking/closing.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { dayOf, formatDay, formatInstant } from '../../../domain/language/days.ts';
import type { Count } from './count.ts';
import { Operations } from './Operations.tsx';
import css from './Paper.module.css';
import { Totals } from './Totals.tsx';
import { orDash, signed } from './words.ts';

/** As many stand on one A4 with the sums and signatures below them; with more, those go first. */
const onePage = 23;
const desks = { rental: ', wypożyczalnia aut', parking: ', parking' };

interface PaperProps {
  of: ClerkDay;
  /** What is being typed; undefined: what was closed. */
  count: (Count & { reason: string }) | undefined;
}

/** The day on one sheet, as it is printed, handed in and signed. */
export function Paper({ of, count }: PaperProps) {
  const { day, clerk, movements, closings } = of;
  const last = closings.at(-1);
  const table = movements.length > 0 && <Operations movements={movements} />;
  const isLong = movements.length > onePage;
  const float = count ? count.float : (last?.float ?? of.float ?? 0);
  return (
    <article className={css.paper} aria-labelledby="kasa-karta">
      <div className={css.top}>
        <div>
          <h2 id="kasa-karta">Zamknięcie dnia</h2>
          <p>
            {airportName}
            {clerk.desk && desks[clerk.desk]}
          </p>
        </div>
        <div>
          <b>{formatDay(day)}</b>
          {last && <p>nr {`${last.id}/${dayOf(last.closed_at).slice(0, 4)}`}</p>}
        </div>
      </div>
      <dl className={css.facts}>
        <Fact name="Kto">{clerk.name}</Fact>
        <Fact name="Zamknięto">{last ? formatInstant(last.closed_at) : 'jeszcze nie'}</Fact>
        <Fact name="Kasa na początek">{float === undefined ? '–' : formatAmount(float)}</Fact>
        <Fact name="Operacji">{movements.length}</Fact>
      </dl>
      <Totals movements={movements} />
      {!isLong && table}
      <Cash of={of} count={count} last={last} />
      <Corrections closings={closings} />
      <div className={css.signs}>
        <p>oddaje: {clerk.name}</p>
        <p>przyjmuje</p>
      </div>
      {isLong && table}
    </article>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What has to be in the till, what is, and what of it is handed in. */
function Cash({ of, count, last }: PaperProps & { last: Closing | undefined }) {
  const sums = count || !last ? of.sums : last;
  const float = count ? count.float : (last?.float ?? of.float ?? 0);
  const counted = count ? count.counted : last?.counted;
  const terminal = count ? count.terminal_total : last?.terminal_total;
  const isWhole = float !== undefined && counted !== undefined;
  const all = { ...sums, float: float ?? 0, counted: counted ?? 0, terminal_total: terminal ?? 0 };
  const { cash, terminal: off } = differences(all);
  const reason = count ? count.reason.trim() : last?.reason;
  return (
    <>
      <div className={css.cash}>
        <section>
          <h3>Gotówka</h3>
          <dl>
            <Fact name="Na początek">{float === undefined ? '–' : formatAmount(float)}</Fact>
            <Fact name="Przyjęto">{formatAmount(sums.cash_in)}</Fact>
            <Fact name="Oddano">{orDash(-sums.cash_out)}</Fact>
            <Fact name="Powinno być">{float === undefined ? '–' : formatAmount(cashDue({ ...sums, float }))}</Fact>
          </dl>
        </section>
        <section>
          <h3>Policzono</h3>
          <dl>
            <Fact name="W kasie">{counted === undefined ? '–' : formatAmount(counted)}</Fact>
            <Fact name="Różnica">{isWhole ? signed(cash) : '–'}</Fact>
            <Fact name="Zostaje na jutro">{isWhole ? formatAmount(leftInTill(all)) : '–'}</Fact>
            <Fact name="Do oddania">{isWhole ? formatAmount(handedIn(all)) : '–'}</Fact>
          </dl>
        </section>
      </div>
      <p className={css.words}>
        {reason && (
          <>
            <b>Różnica:</b> {reason}{' '}
          </>
        )}
        {terminal !== undefined && (
          <>
            <b>Terminal:</b> raport {signed(terminal)}, {off === 0 ? 'zgadza się' : `różnica ${signed(off)}`}.
          </>
        )}
      </p>
    </>
  );
}

/** What was closed before, where it was corrected. */
const Corrections = ({ closings }: { closings: readonly Closing[] }) =>
  closings.length > 1 && (
    <section className={css.corrections}>
      <h3>Sprostowania</h3>
      <ol>
        {closings.map(({ id, closed_at, first_name, last_name, counted, terminal_total, reason }) => (
          <li key={id}>
            {formatInstant(closed_at)}, {first_name} {last_name}: w kasie {formatAmount(counted)}, terminal{' '}
            {signed(terminal_total)}
            {reason && `. ${reason}`}
          </li>
        ))}
      </ol>
    </section>
  );
