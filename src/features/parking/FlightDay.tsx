import type { OpenSpan } from '../../domain/booking/span.ts';
import { flightNumber } from '../../domain/flight/flight-words.ts';
import { formatWeekday } from '../../domain/language/days.ts';
import { noSpan } from '../booking/wizard.ts';
import { endOf, useFlightDay } from './useFlightDay.ts';

interface FlightDayProps {
  stay: OpenSpan;
  onStay: (stay: OpenSpan) => void;
}

/** The day of the flight that led here, proposed, and which end of the stay is still to be chosen. */
export default function FlightDay({ stay, onStay }: FlightDayProps) {
  const flight = useFlightDay((end) => {
    const { since, until } = { ...stay, ...end };
    const fits = !since || !until || since <= until;
    onStay(fits ? { since, until } : { ...noSpan, ...end });
  });
  if (!flight) return null;
  const { since, until } = { ...noSpan, ...endOf(flight) };
  const number = flightNumber(flight.number);
  return (
    <p>
      {since ? `${number} odlatuje ${formatWeekday(since)}. ` : ''}
      {until ? `${number} przylatuje ${formatWeekday(until)}. ` : ''}
      {since && !stay.until && 'Wybierz dzień powrotu.'}
      {until && !stay.since && 'Wybierz dzień przyjazdu.'}
    </p>
  );
}
