import { useState } from 'react';
import { FailedReading } from '../../client/FailedReading.tsx';
import { checkNewDates } from '../../domain/booking/rights.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { type Day, dayCount, dayOf, formatStay, today } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { typedDay } from '../../domain/language/typed-day.ts';
import { Button } from '../../ui/Button.tsx';
import { DayInput } from '../../ui/DayInput.tsx';
import { FieldRow } from '../../ui/FieldRow.tsx';
import { later } from '../../ui/later.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { Act, closeAct, Note } from './Act.tsx';
import { type Desk, type Quote, type ShownBooking, useQuote } from './booking.ts';
import css from './ManagedBooking.module.css';
import { QuoteWords } from './QuoteWords.tsx';
import { useNewDates } from './useNewDates.ts';
import { WaitingChange } from './WaitingChange.tsx';

const PayChange = later(
  () => import('./PayChange.tsx'),
  () => <PlaceholderRows rows={3} label="Wczytywanie formularza karty" />,
);

interface DatesActProps {
  booking: ShownBooking;
  desk: Desk;
  reread: () => void;
}

/** Other dates: whether they are free, what they cost more or give back, and only then the button. */
export function DatesAct({ booking, desk, reread }: DatesActProps) {
  const [first, last] = [dayOf(booking.since), dayOf(booking.until)];
  const begun = first <= today();
  const [since, setSince] = useState<Day | null>(first);
  const [until, setUntil] = useState<Day | null>(last);
  const [space, setSpace] = useState<number>();

  const same = since === first && until === last && space === undefined;
  const errors: Record<string, string | undefined> =
    since && until && !same ? checkNewDates({ ...booking, over: false }, { since, until }) : {};
  const isWrong = Object.keys(errors).length > 0;
  const dates = since && until && !same && !isWrong ? { since, until } : undefined;
  const { quote: latest, error, busy: asking, retry } = useQuote(desk, dates, space);
  const { change, resume, busy, errors: refused, opened, close } = useNewDates(desk, { reread, requote: retry });
  const quote = latest && latest.since === dates?.since && latest.until === dates.until ? latest : undefined;

  const reset = () => {
    setSince(first);
    setUntil(last);
    setSpace(undefined);
    close();
  };
  const paid = () => {
    close();
    reread();
  };
  const words = `${formatStay(first, last)}, ${count(dayCount(first, last), nouns.day)}`;
  return (
    <Act icon="calendar" title={begun ? 'Przedłuż' : 'Daty'} now={words} open={booking.change !== null}>
      {opened ? (
        <PayChange opened={opened} booking={booking} onPaid={paid} onLeave={reset} />
      ) : (
        <>
          {booking.change && <WaitingChange change={booking.change} pay={resume} busy={busy} />}
          <FieldRow>
            {!begun && (
              <DayInput
                label="Od"
                day={since}
                error={errors.since ?? refused.since}
                onDay={setSince}
                language={typedDay}
              />
            )}
            <DayInput
              label={begun ? 'Nowy ostatni dzień' : 'Do'}
              day={until}
              error={errors.until ?? refused.until}
              onDay={setUntil}
              language={typedDay}
            />
          </FieldRow>
          {error && !quote && dates && (
            <FailedReading reading={{ error, busy: asking, retry }}>Nie wiemy, czy te dni są wolne.</FailedReading>
          )}
          {asking && <Note>Sprawdzamy, czy te dni są wolne.</Note>}
          {quote && dates && (
            <QuoteWords booking={booking} quote={quote} space={space} onSpace={setSpace} onUntil={setUntil} />
          )}
          <div className={css.buttons}>
            <Button
              kind="go"
              disabled={busy}
              why={whyNot(asking ? undefined : quote, Boolean(dates))}
              onClick={() => quote && dates && void change({ ...dates, space_id: space, difference: quote.difference })}
            >
              <ButtonWords quote={dates ? quote : undefined} />
            </Button>
            <Button
              kind="text"
              onClick={(event) => {
                reset();
                closeAct(event);
              }}
            >
              Zostaw stare daty
            </Button>
          </div>
        </>
      )}
    </Act>
  );
}

function whyNot(quote: Quote | undefined, chosen: boolean): string | undefined {
  if (!chosen) return 'Wybierz inne dni.';
  if (!quote) return 'Sprawdzamy te dni…';
  return quote.free ? undefined : 'Ten termin jest zajęty.';
}

function ButtonWords({ quote }: { quote: Quote | undefined }) {
  if (!quote || quote.difference === 0) return 'Zmień daty';
  if (quote.difference < 0) return `Zmień daty i odbierz ${formatAmount(-quote.difference)}`;
  const sum = formatAmount(quote.difference);
  return (
    <span>
      Zmień daty i&nbsp;zapłać {sum} <small>zamówienie z&nbsp;obowiązkiem zapłaty</small>
    </span>
  );
}
