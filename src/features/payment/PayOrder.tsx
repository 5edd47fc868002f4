import { useSetAtom } from 'jotai/react';
import { type ReactNode, useEffect, useState } from 'react';
import { FailedReading } from '../../client/FailedReading.tsx';
import { moneyOf } from '../../domain/booking/order.ts';
import { laterSteps, products } from '../../domain/booking/products.ts';
import { formatTime } from '../../domain/language/days.ts';
import * as pages from '../../domain/site/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { Booking } from '../booking/Booking.tsx';
import { Notice } from '../booking/Notice.tsx';
import type { OwnOrder } from '../booking/order.ts';
import { clearWizardAtom } from '../booking/wizard.ts';
import { EndedOrder } from './EndedOrder.tsx';
import { OrderTicket } from './OrderTicket.tsx';
import css from './PayForm.module.css';
import { PayForm } from './PayForm.tsx';
import { QuestionKeys, standingKeys } from './StandingKeys.tsx';
import { StandingPanel } from './StandingPanel.tsx';
import { isOpen, type Standing } from './standing.ts';
import { useFocusWithin } from './useFocusWithin.ts';
import { payableOf } from './useOrder.ts';
import { usePay } from './usePay.ts';

const step = laterSteps.payment;
const uncharged = 'Karta nie została obciążona.';

interface PayOrderProps {
  ownOrder: OwnOrder;
  /** Whom to call about a payment. */
  phone?: string | undefined;
}

/** Pays an order as long as its place is held, and tells how its payment stands: in the place of the form. */
export function PayOrder({ ownOrder, phone }: PayOrderProps) {
  const { kind, contact } = ownOrder.booking;
  // The clock here may be wrong: when it says the time is up, the server is asked
  const [over, setOver] = useState(false);
  const { answer, error, retry, standing, line, opened, slow, card, askedAt, every, ...paying } = usePay(
    ownOrder,
    over,
  );
  const [otherCard, setOtherCard] = useState(false);
  // Of what is known to have come to nothing the line is gone, and when it was sent is told still
  const [sentAt, setSentAt] = useState(line?.sentAt);
  if (line && line.sentAt !== sentAt) setSentAt(line.sentAt);
  const { part, focused } = useFocusWithin<HTMLDivElement>();
  const order = answer?.data[0] ?? line?.order;
  const payable = answer && payableOf(answer);

  const clearWizard = useSetAtom(clearWizardAtom);
  const page = opened ? pages.paymentSuccess : order && cancelledPage(order, standing);
  useEffect(() => {
    if (!page) return;
    clearWizard();
    location.replace(page);
  }, [page, clearWizard]);

  if (error?.status === 404)
    return (
      <Notice title="Tego zamówienia już nie ma">
        <Again ownOrder={ownOrder} />
      </Notice>
    );
  if (error && !order) return <FailedReading reading={{ error, retry }} />;
  if (!order || page) return <Loading />;

  const isUnknown = isOpen(standing);
  const frame = (children: ReactNode, counts = false) => (
    <Booking
      step={step}
      label="Zamówienie"
      first={
        counts && (
          <Countdown
            label={products[kind].words.waits}
            until={order.expires_at}
            seconds={ownOrder.seconds}
            onEnd={() => {
              setOver(true);
              retry();
            }}
          />
        )
      }
      aside={<OrderTicket order={order} ownOrder={ownOrder} unknown={isUnknown} />}
    >
      <div ref={part} className={css.part}>
        {children}
      </div>
    </Booking>
  );
  const free = answer?.free === true;
  const facts = { order, sentAt, card, email: contact?.email, every, askedAt, slow, free };
  const panel = (keys: ReactNode) =>
    standing && (
      <StandingPanel standing={standing} facts={facts} focused={focused}>
        {keys}
      </StandingPanel>
    );
  // While it is being charged the form stays: the provider's fields have the card, and a refusal is told beside them
  if (payable && (!standing || formsOf.includes(standing)))
    return frame(
      <PayForm
        ownOrder={ownOrder}
        payable={payable}
        hidden={standing === 'charging' || (standing === 'question' && !otherCard)}
        head={
          !(otherCard && standing === 'question') &&
          panel(
            standing === 'question' && (
              <QuestionKeys busy={paying.busy} answer={paying.answerBank} otherCard={() => setOtherCard(true)} />
            ),
          )
        }
        {...paying}
      />,
      !isUnknown,
    );
  if (standing) return frame(panel(standingKeys[standing]?.({ ownOrder, order, free, ask: retry, phone })));
  const inTime = moneyOf(order) === 'due' && Date.parse(order.expires_at) > Date.now();
  // Held, with time left, but not by this browser: its cookie is gone
  if (inTime && !answer?.paymentStatus)
    return frame(
      <Notice title="Ta przeglądarka nie może już zapłacić za to zamówienie">
        <p>
          {`Usunięto jej pliki cookie. Rezerwacja przepadnie o ${formatTime(order.expires_at)}: ` +
            `wtedy zarezerwujesz je jeszcze raz. ${uncharged}`}
        </p>
        <Again ownOrder={ownOrder} />
      </Notice>,
    );
  const title = inTime ? 'Tej płatności nie można już dokończyć' : 'Czas na zapłatę minął';
  return frame(
    <EndedOrder ownOrder={ownOrder} amount={order.amount} title={title}>
      {inTime ? uncharged : `${products[kind].words.released} ${uncharged}`}
    </EndedOrder>,
  );
}

/** Standings in which the form is there, seen or not. */
const formsOf: Standing[] = ['charging', 'question', 'untaken'];

/** Of a booking that was cancelled meanwhile the page of errors tells. */
const cancelledPage = (
  order: { cancelled: boolean; state: Parameters<typeof moneyOf>[0]['state'] },
  standing?: Standing,
) => (standing === undefined && order.cancelled ? pages.paymentError : undefined);

const Again = ({ ownOrder: { booking } }: { ownOrder: OwnOrder }) => (
  <ButtonLink href={products[booking.kind].start}>{products[booking.kind].words.again}</ButtonLink>
);

export const Loading = () => (
  <Booking step={step} label="Zamówienie" aside={<PlaceholderRows rows={3} label="Wczytywanie zamówienia" />}>
    <PlaceholderRows rows={5} label="Wczytywanie formularza" />
  </Booking>
);
