import { useEffect, useState } from 'react';
import * as pages from '../../domain/paths.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Outcome.module.css';

const seconds = 10;

/** The way home by itself after 10 s, with a way to stay. */
export function Leaving() {
  const [left, setLeft] = useState(seconds);
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (stays) return;
    if (left === 0) return location.assign(pages.home);
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, stays]);
  return (
    <p className={css.leaving}>
      <span role="status">{stays ? 'Zostajesz na tej stronie.' : 'Za chwilę otworzy się strona główna.'}</span>
      {!stays && (
        <>
          <span aria-hidden="true">Zostało {left} s</span>
          <Button size="s" onClick={() => setStays(true)}>
            Zostań na tej stronie
          </Button>
        </>
      )}
    </p>
  );
}
