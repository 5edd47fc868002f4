import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as pages from '../../domain/site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import css from './HomeCountdown.module.css';

const seconds = 10;
/** Whoever does any of these is busy with the page. */
const signs = ['keydown', 'pointerdown', 'wheel', 'beforeprint'] as const;

/** The way home by itself after 10 s. It waits while nobody sees the page, and whoever does something there stays. */
export function HomeCountdown() {
  const [left, setLeft] = useState(seconds);
  const [stays, setStays] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  // Shorter words must not move what is being pressed from under the pointer: the press would hit nothing
  const [height, setHeight] = useState<number>();
  const stay = () => {
    setHeight((measured) => measured ?? bar.current?.offsetHeight);
    setStays(true);
  };
  useEffect(() => {
    if (stays) return;
    if (left === 0) return location.assign(pages.home);
    const timer = setInterval(() => document.hidden || setLeft(left - 1), 1000);
    return () => clearInterval(timer);
  }, [left, stays]);
  const onSign = useEffectEvent(stay);
  useEffect(() => {
    const hear = () => onSign();
    for (const sign of signs) addEventListener(sign, hear);
    return () => {
      for (const sign of signs) removeEventListener(sign, hear);
    };
  }, []);
  const hydrated = useHydrated();
  const words = stays ? 'Zostajesz na tej stronie.' : 'Za chwilę otworzy się strona główna.';
  return (
    // Without a script nothing counts, and nothing opens
    <div className={css.countdown} data-still={hydrated ? undefined : ''}>
      <progress max={seconds} value={stays ? 0 : left} aria-hidden="true" />
      <div className="wrap" ref={bar} style={{ minBlockSize: height }}>
        <p>
          <Icon name="clock" />
          <span>
            <span role="status">{words}</span>{' '}
            {!stays && (
              <span className={css.left} aria-hidden="true">
                Zostało {left} s
              </span>
            )}
          </span>
        </p>
        {!stays && (
          <Button size="s" onClick={stay}>
            Zostań na tej stronie
          </Button>
        )}
      </div>
    </div>
  );
}
