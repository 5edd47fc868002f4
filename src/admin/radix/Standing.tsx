import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface StandingProps {
  /** The element that is drawn elsewhere. */
  of: RefObject<Element | null>;
  /** Given by Radix. */
  ref?: Ref<HTMLElement>;
}

/**
 * Stands for a button that was drawn before Radix came: as the child of a Radix trigger it makes that button the one
 * that popups lie beside and that has the focus after them.
 */
export function Standing({ of, ref }: StandingProps): null {
  useImperativeHandle(ref, () => of.current as HTMLElement, [of]);
  return null;
}
