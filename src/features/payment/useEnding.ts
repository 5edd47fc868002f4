import { useSetAtom } from 'jotai/react';
import * as pages from '../../domain/site/paths.ts';
import { alert } from '../../ui/overlays.ts';
import { type OwnOrder, orderAtom } from '../booking/order.ts';
import { clearWizardAtom } from '../booking/wizard.ts';

/** How long a message stays before the next page opens without a press of its button, in ms. */
const linger = 4000;

const endings = { good: pages.paymentSuccess, bad: pages.paymentError } as const;

/** Says how a payment ended, forgets the wizard's answers and opens the page where the same stands once more. */
export function useEnding() {
  const clearWizard = useSetAtom(clearWizardAtom);
  const setOrder = useSetAtom(orderAtom);

  return (tone: keyof typeof endings, title: string, order: OwnOrder): void => {
    // At once, so that closing the message or the page leaves nothing half done
    setOrder(order);
    clearWizard();
    const go = () => location.replace(endings[tone]);
    const timer = setTimeout(go, linger);
    const run = () => {
      clearTimeout(timer);
      go();
    };
    alert({ title, tone, run });
  };
}
