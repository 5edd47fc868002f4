import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { radix, withRadix } from '../radix/radix.ts';
import { Standing } from '../radix/Standing.tsx';
import { roomOf } from '../radix/usePopup.ts';
import css from './useTip.module.css';

/** How long a pointer rests first, in ms. */
const rest = 500;
/** One is shown at a time. */
let hideLast: (() => void) | undefined;

interface Tipped<E> {
  target: {
    ref: RefObject<E | null>;
    onPointerEnter: (event: { pointerType: string }) => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
  tip: ReactNode;
}

/**
 * Words beside what they explain, where a pointer rests or the keyboard stands: `target` are props of the element,
 * `tip` is drawn beside it. Readers hear them of the element itself: they are its name, or hidden in it.
 */
export function useTip<E extends Element = HTMLButtonElement>(words: string | undefined): Tipped<E> {
  const element = useRef<E>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useState(false);
  /** Radix may come when the pointer has left. */
  const isWanted = useRef(false);
  const giveUp = () => {
    isWanted.current = false;
    clearTimeout(timer.current);
  };
  const hide = () => {
    giveUp();
    setShown(false);
  };
  const showIn = (ms: number) => {
    giveUp();
    isWanted.current = true;
    // One that does not come is missed by nobody: no message
    const show = () => {
      if (!isWanted.current) return;
      hideLast?.();
      hideLast = hide;
      setShown(true);
    };
    timer.current = setTimeout(() => void withRadix(show, () => undefined), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const target = {
    ref: element,
    onPointerEnter: ({ pointerType }: { pointerType: string }) => void (pointerType !== 'touch' && showIn(rest)),
    onPointerLeave: giveUp,
    onPointerDown: hide,
    onFocus: (event: FocusEvent) => void (event.currentTarget.matches(':focus-visible') && showIn(0)),
    onBlur: hide,
  };
  return { target, tip: isShown && words && <Tip of={element} words={words} hide={hide} /> };
}

/** Radix closes it where the pointer leaves both, on Escape and when the page scrolls. */
function Tip({ of, words, hide }: { of: RefObject<Element | null>; words: string; hide: () => void }) {
  const { Provider, Root, Trigger, Portal, Content } = radix().tip;
  return (
    <Provider>
      <Root open onOpenChange={(open) => !open && hide()}>
        <Trigger asChild>
          <Standing of={of} />
        </Trigger>
        <Portal container={roomOf(of.current)}>
          <Content className={css.tip} side="bottom" sideOffset={6} collisionPadding={8} aria-hidden="true">
            {words}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
