import { useEffect, useEffectEvent } from 'react';
import { useReadAgain } from '../../client/useReadAgain.ts';
import { whenIdle } from '../../ui/idle.ts';
import { sendKept } from '../desk/kept-facts.ts';

/** Sends what staff have noted without a network, on whichever screen they are when it is back. */
export function useSendKept(on: boolean): void {
  const readAgain = useReadAgain();
  const onSent = useEffectEvent(
    () => void readAgain('desk/', 'parking', 'rent', 'cars', 'flights', 'plan', 'tickets', 'gate-list'),
  );
  useEffect(() => {
    if (!on) return;
    let stop: (() => void) | undefined;
    const callOff = whenIdle(() => {
      stop = sendKept(() => onSent());
    });
    return () => {
      callOff();
      stop?.();
    };
  }, [on]);
}
