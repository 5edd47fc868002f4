import { useEffect, useRef } from 'react';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { formatTime } from '../../../domain/language/days.ts';
import type { GateList } from '../../../domain/travel/gate-list.ts';
import { Button } from '../../../ui/Button.tsx';
import css from './FlightStrip.module.css';

interface ChooseHeldProps {
  flight: string | undefined;
  /** What this gate holds; begins with the focus. */
  lists: readonly GateList[];
  onFlight: (flight: string) => void;
  onClose: () => void;
}

const byTime = (one: GateList, other: GateList): number => Date.parse(one.leaves_at) - Date.parse(other.leaves_at);

/** Which flight is boarded here, without a network: those whose lists are here. */
export function ChooseHeld({ flight, lists, onFlight, onClose }: ChooseHeldProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  return (
    <fieldset className={css.held} ref={group}>
      <legend>Bez sieci odprawisz loty, których listy są tutaj</legend>
      {lists.toSorted(byTime).map((list) => (
        <Button
          key={list.flight}
          aria-pressed={list.flight === flight}
          onClick={() => {
            onFlight(list.flight);
            onClose();
          }}
        >
          {flightNumber(list.number)} {list.destination}, {formatTime(list.leaves_at)}
        </Button>
      ))}
      {lists.length === 0 && <p>Nie ma tu listy żadnego lotu.</p>}
      <Button size="s" onClick={onClose}>
        Zamknij
      </Button>
    </fieldset>
  );
}
