import { useId } from 'react';
import css from './AtOnce.module.css';

interface AtOnceProps {
  /** The flight that is boarded here. */
  flight: string | undefined;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** Switches on this device whether a scanned ticket lets its passenger in without a question. */
export function AtOnce({ flight, on, onSwitch }: AtOnceProps) {
  const id = useId();
  return (
    <p className={css.box}>
      <label className={css.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-describedby={id}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        Wpuszczaj od razu
      </label>
      <small id={id}>
        {on && !flight
          ? 'Zacznie działać, gdy wybierzesz lot: każdy inny bilet trzeba zatrzymać.'
          : 'Zeskanowany ważny bilet tego lotu wpuszcza bez pytania, cofniesz przez 10\u00a0s. Na tym urządzeniu.'}
      </small>
    </p>
  );
}
