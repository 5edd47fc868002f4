import { useEffect, useState } from 'react';
import { bookings } from '../../domain/booking/booking.ts';
import { holdMinutes } from '../../domain/booking/order.ts';
import { priceOf } from '../../domain/booking/price.ts';
import { laterSteps, products } from '../../domain/booking/products.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { correct, summaryOf } from '../../fields/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { Booking } from './Booking.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { HoldRefusal } from './HoldRefusal.tsx';
import { Plans } from './Plans.tsx';
import { ProductSum, topOf } from './ProductTicket.tsx';
import type { Product } from './product.ts';
import { Amount } from './StayPrice.tsx';
import { TicketEnd, TicketTop } from './TearOffTicket.tsx';
import { Terms } from './Terms.tsx';
import { useHold } from './useHold.ts';
import { useStepFocus } from './useStepFocus.ts';

const obligation = 'Zamówienie z\u00a0obowiązkiem zapłaty.';

/** The third step: everything once, and the consent beside the sum. */
export function Summary(product: Product) {
  const { kind, stay, price, booking, paths, conditions, retry } = product;
  const hydrated = useHydrated();
  useStepFocus();
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
  const time = count(holdMinutes, nouns.minute);
  return (
    <Booking
      step={laterSteps.summary}
      label="Cena"
      torn={<TicketTop {...topOf(product)} />}
      back={paths.contact}
      aside={
        <TicketEnd
          sum={
            refusal?.why === 'price' ? (
              <Amount words="Nowa cena" grosze={refusal.amount} />
            ) : (
              <ProductSum {...product} />
            )
          }
        >
          {/* What is ticked or pressed before the script has taken over would be lost */}
          <Terms checked={terms} onChange={setTerms} error={error} disabled={!hydrated} />
          <Button
            kind="go"
            wide
            onClick={confirm}
            disabled={busy || !hydrated}
            why={amount === undefined ? 'Sprawdzamy cenę' : undefined}
          >
            {busy ? products[kind].words.holding : 'Potwierdź i zapłać'} <Icon name="arrow" />
          </Button>
          <p>
            {obligation} Po kliknięciu trzymamy rezerwację {time}, żeby starczyło czasu na płatność.
          </p>
        </TicketEnd>
      }
    >
      <ErrorSummary
        title={correct(1, 'zanim zapłacisz')}
        errors={error ? summaryOf({ terms: bookings[kind].fields.terms }, { terms: error }) : []}
        attempt={attempt}
      />
      {refusal && <HoldRefusal key={attempt} refusal={refusal} before={sum} kind={kind} paths={paths} />}
      <ContactPanel contact={'missing' in booking ? undefined : booking.contact} href={paths.contact} />
      <Plans since={since} amount={amount} />
      {conditions}
    </Booking>
  );
}
