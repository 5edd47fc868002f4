import { useSyncExternalStore } from 'react';

// Each modal dialog makes all outside of it inert: what must be read and pressed meanwhile is moved into the topmost
let modals: readonly Element[] = [];
let region: Element | undefined;
let home: Element | null;

const listeners = new Set<() => void>();

function move() {
  for (const hear of listeners) hear();
  const to = modals.at(-1) ?? home;
  if (!region || region.parentNode === to) return;
  // Moving an element takes the focus from it, and not every browser tells that by a blur event
  if (region.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  to?.append(region);
}

/** Keeps this within reach: in the topmost modal dialog, otherwise where it is now. */
export function keepAbove(element: Element): void {
  region = element;
  home = element.parentElement;
  move();
}

/** Does an element stand in what is kept so? */
export const isKeptAbove = (element: Element): boolean => region?.contains(element) ?? false;

/** A modal dialog was shown. */
export function addModal(dialog: Element): void {
  modals = [...modals, dialog];
  move();
}

/** It is about to go, whether or not it was shown; what stands in it must not go with it. */
export function removeModal(dialog: Element): void {
  modals = modals.filter((it) => it !== dialog);
  move();
}

/** Is a dialog open, which is answered before anything else? */
export const hasModal = (): boolean => modals.length > 0;

/** The topmost of the browser's own modal dialogs: what is not in it can be neither seen nor pressed. */
export const topDialog = (): Element | undefined => modals.findLast((it) => it instanceof HTMLDialogElement);

const subscribe = (hear: () => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};

export const useTopDialog = (): Element | undefined => useSyncExternalStore(subscribe, topDialog, () => undefined);
