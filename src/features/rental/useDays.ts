import { useAtom } from 'jotai/react';
import { useState } from 'react';
import { checkStay } from '../../domain/booking/booking.ts';
import type { OpenSpan, Span } from '../../domain/booking/span.ts';
import { useOnChange } from '../../ui/effects.ts';
import { rentalDatesAtom } from '../booking/wizard.ts';
import { stayIn } from './car-question.ts';

/** The days of the address or, for who comes back without any, those that were chosen on a car's page. */
export function useDays(params: URLSearchParams | undefined, change: (stay: OpenSpan) => void): Span | undefined {
  const [stored, store] = useAtom(rentalDatesAtom);
  const [bare] = useState(() => typeof location === 'undefined' || location.search === '');
  const [isAsked, setAsked] = useState(false);
  const { since, until } = stayIn(params);
  // Once, when the address has been read
  useOnChange([params], () => {
    if (!params || isAsked) return;
    setAsked(true);
    if (bare && stored) change(stored);
  });
  useOnChange([since, until], () => {
    if (isAsked && (since || until)) store({ since, until });
  });
  return since && until && Object.keys(checkStay(since, until)).length === 0 ? { since, until } : undefined;
}
