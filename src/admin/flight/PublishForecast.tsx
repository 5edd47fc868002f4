import { currentAuth } from '../../client/auth.ts';
import { explained, type Reason } from '../../domain/flight/delay.ts';
import { lateInbound } from '../../domain/flight/delay-codes.ts';
import { flight as flights } from '../../domain/flight/flight.ts';
import type { PlanFlight } from '../../domain/flight/plan-day.ts';
import { clockOf, type Forecast } from '../../domain/flight/rotation.ts';
import { isOneOf } from '../../domain/kernel/roles.ts';
import { Button } from '../../ui/Button.tsx';
import { reasonOf, useReasons, useSaveDelay } from './useDelay.ts';

/** What the press that publishes a forecast says. */
export const publishWords = ({ departure }: Forecast<PlanFlight>): string =>
  `Podaj ${clockOf(departure.forecast)} pasażerom`;
/** The time that it publishes. */
export const publishedTime = ({ departure }: Forecast<PlanFlight>): string =>
  new Date(departure.forecast * 60_000).toISOString();

/** Publishes a forecast, with the late inbound aircraft as its reason: one press of whoever runs the flights. */
export function PublishForecast({ forecast, size }: { forecast: Forecast<PlanFlight>; size?: 's' }) {
  const { departure } = forecast;
  const { answer } = useReasons(departure.flight.id);
  const { save, busy } = useSaveDelay(departure.flight);
  if (!isOneOf(currentAuth()?.user?.role, flights.write)) return null;
  const publish = () => {
    if (!answer) return;
    const others = answer.data.map(reasonOf).filter(({ code, scheme }) => scheme !== 'AHM730' || code !== lateInbound);
    const minutes = departure.forecast - departure.planned - explained(others);
    const inbound: Reason = { scheme: 'AHM730', code: lateInbound, minutes, note: null, equipment: null };
    const delays = minutes > 0 ? [...others, inbound] : others;
    save({ delays, print: answer.print, estimated: publishedTime(forecast) }, answer);
  };
  return (
    <Button kind="go" size={size} disabled={busy || !answer} onClick={publish}>
      {publishWords(forecast)}
    </Button>
  );
}
