import { useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../booking/Notice.tsx';

interface BankQuestionProps {
  busy: boolean;
  answer: (stripe: Stripe | null) => Promise<void>;
}

/** The question of the bank was left open: it can be answered still, or another card be given. */
export function BankQuestion({ busy, answer }: BankQuestionProps) {
  const stripe = useStripe();
  return (
    <Notice tone="warn" title="Bank czeka na Twoją odpowiedź">
      <p>Potwierdź w&nbsp;nim płatność albo zapłać inną kartą.</p>
      <Button
        disabled={busy}
        why={stripe ? undefined : 'Wczytujemy formularz karty…'}
        onClick={() => void answer(stripe)}
      >
        Odpowiedz bankowi
      </Button>
    </Notice>
  );
}
