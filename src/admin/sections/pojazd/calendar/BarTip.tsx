import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTip } from '../../../parts/useTip.tsx';

/** All words of a bar that is cut short, where a pointer rests: one for all bars, each of which is slow to draw. */
export function BarTip({ of: box }: { of: RefObject<HTMLElement | null> }) {
  const [words, setWords] = useState<string>();
  /** The bar where the pointer is. */
  const at = useRef<Element>(null);
  const { target, tip } = useTip<Element>(words);
  const go = useEffectEvent((event: PointerEvent) => {
    const bar = event.target instanceof Element ? event.target.closest('[data-who]') : null;
    if (bar === at.current) return;
    at.current = bar;
    target.onPointerDown();
    if (!bar) return;
    target.ref.current = bar;
    setWords(bar.getAttribute('aria-label') ?? bar.textContent);
    target.onPointerEnter(event);
  });
  const leave = useEffectEvent(() => {
    target.onPointerLeave();
    at.current = null;
  });
  const hide = useEffectEvent(() => target.onPointerDown());
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    box.current?.addEventListener('pointerover', go, { signal });
    box.current?.addEventListener('pointerleave', leave, { signal });
    box.current?.addEventListener('pointerdown', hide, { signal });
    return () => over.abort();
  }, [box]);
  return tip;
}
