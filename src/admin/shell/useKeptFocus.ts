import { type RefObject, useEffect } from 'react';
import { isKeptAbove } from '../../ui/modals.ts';

/** Where one goes on from when what had the focus has gone: its row, its list, its part of the screen. */
const around = 'li, tr, ul, table, section, form, main';

/**
 * Keeps the focus in the screen. The browser lets it fall to the top of the page when what was pressed goes, as the
 * button of a row that was deleted, and when it is turned off while something is sent.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current;
    if (!main) return;
    let last: HTMLElement | undefined;
    /** What had the focus last in the screen, and what stands around it. */
    let path: HTMLElement[] = [];
    let frame = 0;
    let isAtMessage = false;
    const isLost = () => document.activeElement === document.body;
    const onFocus = ({ target }: FocusEvent) => {
      // From a message, though it is in the screen while a dialog of it is open, one comes back to where one was
      if (!(target instanceof HTMLElement) || isKeptAbove(target)) return;
      last = target;
      // From a dialog elsewhere one comes back to where one was in the screen
      if (main.contains(target)) path = chainOf(target, main);
    };
    const onPress = ({ target }: PointerEvent) => {
      isAtMessage = target instanceof Element && isKeptAbove(target);
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      // Between two elements nothing has the focus for a moment; the words of a message take it from where one was
      if (relatedTarget || isAtMessage) return;
      // Whoever presses beside everything means to leave it
      queueMicrotask(() => {
        if (target === last && last?.isConnected && !last.matches(':disabled') && isLost()) last = undefined;
      });
    };
    const keep = () => {
      if (!last || !isLost()) return;
      const left = last.isConnected ? last : path.find((it, at) => it.isConnected && (at === 0 || it.matches(around)));
      if (!left || left.matches(':disabled')) return;
      if (left !== last && left !== path[0] && !left.hasAttribute('tabindex')) left.tabIndex = -1;
      left.focus({ preventScroll: true });
    };
    // After two frames: lists and dialogs that know better where to go on do it in the next
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(keep);
      });
    });
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [screen]);
}

function chainOf(target: HTMLElement, main: HTMLElement): HTMLElement[] {
  const chain: HTMLElement[] = [];
  for (let element: HTMLElement | null = target; element && main.contains(element); element = element.parentElement)
    chain.push(element);
  return chain;
}
