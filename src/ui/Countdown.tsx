import { useEffect, useRef } from 'react';
import css from './Countdown.module.css';
import { Icon } from './Icon.tsx';
import { useNow } from './useNow.ts';

interface CountdownProps {
  /** What runs out: 'Trzymamy dla Ciebie to miejsce'. */
  label: string;
  /** ISO, and how long it was to begin with. */
  until: string;
  seconds: number;
  onEnd: () => void;
}

/** Minutes and seconds until a moment, with a bar. Readers hear the label, and the last minute once. */
export function Countdown({ label, until, seconds, onEnd }: CountdownProps) {
  const now = useNow();
  const left =
    now === undefined ? seconds : Math.min(seconds, Math.max(0, Math.ceil((Date.parse(until) - now) / 1000)));
  const ended = useRef(false);
  useEffect(() => {
    if (left > 0 || ended.current) return;
    ended.current = true;
    onEnd();
  }, [left, onEnd]);
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={css.hold} data-last={left <= 60 || undefined}>
      <Icon name="clock" />
      <p>
        {label}{' '}
        <time className="mono" dateTime={`PT${left}S`} role="timer">
          {text}
        </time>
      </p>
      <progress max={seconds} value={left} aria-hidden="true" />
      <span className="hidden" role="status">
        {left > 0 && left <= 60 ? 'Została ostatnia minuta' : ''}
      </span>
    </div>
  );
}
