import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/journey.ts';

/** Tab by Tab, or back with 'Shift+Tab', until it has the focus; every stop on the way shows where it is. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeEnabled();
  for (let i = 0; i < 200; i += 1) {
    await page.keyboard.press(key);
    const { isHere, unseen } = await target.evaluate(lookAtFocus);
    expect(unseen).toBe('');
    if (isHere) return;
  }
  throw new Error(`${key} never came to ${target}`);
}

/** Runs in the page: is the focus on the target, and why can it not be seen? '' when it can. */
function lookAtFocus(target: Element): { isHere: boolean; unseen: string } {
  const focused = document.activeElement;
  const isHere = focused === target;
  // Between the last element and the first the focus is the browser's, and so is the ring of the button in a date's
  // field
  if (!focused?.matches(':focus') || focused === document.body) return { isHere, unseen: '' };
  const isRinged = (around: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(around);
    return (
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      around.checkVisibility({ opacityProperty: true })
    );
  };
  let ringed: Element | null = focused;
  // What is drawn for an input may be its label, for a link its row
  while (ringed && !isRinged(ringed)) ringed = ringed.parentElement;
  if (!ringed) return { isHere, unseen: `no ring around ${focused.outerHTML}` };
  const { left, top, width, height } = focused.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isCovered = !hit || !(ringed.contains(hit) || hit.contains(focused));
  return { isHere, unseen: isCovered ? `${focused.outerHTML} is under ${hit?.outerHTML.slice(0, 200)}` : '' };
}
