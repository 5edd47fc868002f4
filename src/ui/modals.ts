// Each modal dialog makes all outside of it inert: what must be read and pressed meanwhile is moved into the topmost
let open: readonly Element[] = [];
let moved: { region: Element; home: Element } | undefined;

function move() {
  if (!moved) return;
  const { region, home } = moved;
  const to = open.at(-1) ?? home;
  if (region.parentNode === to) return;
  // A moved element loses the focus, and is not told
  if (region.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  to.append(region);
}

/** Keeps `region` within reach: in the topmost modal dialog, otherwise in its home. */
export function keepAbove(region: Element, home: Element): () => void {
  moved = { region, home };
  move();
  return () => {
    home.append(region);
    moved = undefined;
  };
}

/** A modal dialog was shown. */
export function addModal(dialog: Element): void {
  open = [...open, dialog];
  move();
}

/** It is about to go, whether or not it was shown; what stands in it must not go with it. */
export function removeModal(dialog: Element): void {
  open = open.filter((it) => it !== dialog);
  move();
}
