import { useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import type { ReactNode } from 'react';
import { products } from '../../domain/booking/products.ts';
import { callTo } from '../../domain/site/contact-info.ts';
import * as pages from '../../domain/site/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { OwnOrder } from '../booking/order.ts';
import { useRefilledSteps } from './refill-steps.ts';
import type { Standing } from './standing.ts';
import { useAgain } from './useAgain.tsx';
import type { ShownOrder } from './useOrder.ts';

interface KeysProps {
  ownOrder: OwnOrder;
  order: ShownOrder;
  /** Its place may be held once more. */
  free: boolean;
  ask: () => void;
  /** Whom to call about it; where the airport has said so. */
  phone: string | undefined;
}

/**
 * What can be done while a payment stands so; nothing that pays while its outcome is not known. The question of the
 * bank has its keys beside the card form, whose provider asks it.
 */
export const standingKeys: Record<Standing, ((props: KeysProps) => ReactNode) | undefined> = {
  charging: undefined,
  asking: ({ ask, phone }) => (
    <>
      <Ask ask={ask} words="Sprawdź teraz" />
      <Call phone={phone} />
    </>
  ),
  taken: ({ phone }) => <Call phone={phone} />,
  offline: ({ ask, phone }) => (
    <>
      <Ask ask={ask} words="Połącz ponownie" />
      <Call phone={phone} />
    </>
  ),
  question: undefined,
  gone: (props) => <AnotherThen {...props} />,
  untaken: undefined,
  over: (props) => <OnceMore {...props} />,
  confirmed: () => (
    <ButtonLink kind="go" href={pages.paymentSuccess}>
      Zobacz potwierdzenie
    </ButtonLink>
  ),
};

const Ask = ({ ask, words }: { ask: () => void; words: string }) => (
  <Button onClick={ask}>
    <Icon name="refresh" />
    {words}
  </Button>
);

const Call = ({ phone }: Pick<KeysProps, 'phone'>) =>
  phone && (
    <ButtonLink kind="text" href={callTo(phone)}>
      Zadzwoń: {phone}
    </ButtonLink>
  );

/** To other places on the same days, which the steps know again. */
function AnotherThen({ ownOrder }: KeysProps) {
  useRefilledSteps(ownOrder);
  const { start, words } = products[ownOrder.booking.kind];
  return (
    <ButtonLink kind="go" href={start}>
      {words.anotherThen}
    </ButtonLink>
  );
}

/** Holds the place of the order once more, or leads to another. */
function OnceMore({ ownOrder, order, free }: KeysProps) {
  const { again, busy, refused, taken } = useAgain(ownOrder, order.amount);
  const { start, words } = products[order.kind];
  return (
    <>
      {refused}
      {again && free && !taken && (
        <Button kind="go" disabled={busy} onClick={again}>
          {busy ? words.holding : 'Zarezerwuj je znowu'}
        </Button>
      )}
      {!taken && <ButtonLink href={start}>{words.another}</ButtonLink>}
    </>
  );
}

interface QuestionKeysProps {
  busy: boolean;
  answer: (stripe: Stripe | null) => Promise<void>;
  /** Shows the form. */
  otherCard: () => void;
}

/** The question of the bank was left open: it can be answered still, or another card be given. */
export function QuestionKeys({ busy, answer, otherCard }: QuestionKeysProps) {
  const stripe = useStripe();
  return (
    <>
      <Button
        kind="go"
        disabled={busy}
        why={stripe ? undefined : 'Wczytujemy formularz karty…'}
        onClick={() => void answer(stripe)}
      >
        Odpowiedz na pytanie banku
      </Button>
      <Button disabled={busy} onClick={otherCard}>
        Zapłać inną kartą
      </Button>
    </>
  );
}
