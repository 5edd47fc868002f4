import { useEffect, useState } from 'react';
import { bookings, priceOf } from '../../domain/booking.ts';
import { dayCount } from '../../domain/language/days.ts';
import { count, formatAmount, nouns } from '../../domain/language/polish.ts';
import { contact, contactNames } from '../../domain/order.ts';
import { correct, summaryOf } from '../../fields/errors.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { Booking } from './Booking.tsx';
import { FactsPanel } from './Facts.tsx';
import { daysOf, ProductTicket } from './ProductTicket.tsx';
import type { Product } from './product.ts';
import { Refused } from './Refused.tsx';
import { StepActions } from './StepActions.tsx';
import { Terms } from './Terms.tsx';
import { useHold } from './useHold.ts';

/** The third step: everything once more, and the consent. */
export function Summary(product: Product) {
  const { kind, name, stay, price, facts, booking, paths, another, retry } = product;
  const hydrated = useHydrated();
  const missing = hydrated && 'missing' in booking ? booking.missing : undefined;
  useEffect(() => {
    if (missing) location.replace(missing);
  }, [missing]);

  const [terms, setTerms] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { hold, busy, refusal } = useHold();
  const { since, until } = stay;
  const sum = price !== undefined && since && until ? priceOf(price, since, until) : undefined;
  const amount = refusal?.why === 'price' ? refusal.amount : sum;
  const error = attempt > 0 && !terms ? bookings[kind].fields.terms.message : undefined;

  const confirm = () => {
    setAttempt(attempt + 1);
    if (!terms || 'missing' in booking || amount === undefined) return;
    retry();
    void hold(booking, amount);
  };
  const days = daysOf(stay);
  const whom = 'missing' in booking ? undefined : booking.contact;
  const change = (href: string, what: string) => (
    <ButtonLink kind="text" size="s" href={href}>
      Zmień<span className="hidden"> {what}</span>
    </ButtonLink>
  );
  return (
    <Booking label="Cena" aside={<ProductTicket {...product} />}>
      <ErrorSummary
        title={correct(1, 'zanim zapłacisz')}
        errors={error ? summaryOf({ terms: bookings[kind].fields.terms }, { terms: error }) : []}
        attempt={attempt}
      />
      {refusal && <Refused key={attempt} refusal={refusal} before={sum} paths={paths} another={another} />}
      <FactsPanel
        title="Dane kontaktowe"
        aside={change(paths.contact, 'dane kontaktowe')}
        facts={contactNames.map((name) => ({ name: contact.fields[name].label, value: whom?.[name] }))}
      />
      <FactsPanel
        title={name}
        aside={change(paths.choice, name.toLowerCase())}
        facts={[
          ...facts,
          ...days,
          { name: 'Liczba dni', value: since && until ? count(dayCount(since, until), nouns.day) : undefined },
          { name: 'Razem', value: amount === undefined ? undefined : formatAmount(amount) },
        ]}
      />
      <Terms checked={terms} onChange={setTerms} error={error} />
      <StepActions back={paths.contact}>
        <Button kind="go" onClick={confirm} disabled={busy} why={amount === undefined ? 'Sprawdzamy cenę' : undefined}>
          {busy ? 'Rezerwujemy miejsce…' : 'Potwierdź i zapłać'} <Icon name="arrow" />
        </Button>
      </StepActions>
    </Booking>
  );
}
