import { isArriving } from '../../client/arrival.ts';
import { useOnMount } from '../../ui/effects.ts';

/**
 * The press that led from one step to the next went with its page: readers and keys go on from the heading of this one,
 * not from the top of the site.
 */
export const useStepFocus = (): void =>
  useOnMount(() => {
    const { activeElement, body, referrer } = document;
    if (activeElement !== body || !isArriving() || !referrer.startsWith(location.origin)) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  });
