import { useEffect, useMemo } from 'react';
import { storedParams, useAddressParams } from '../../../client/useAddressParams.ts';
import { dayAsked } from '../../../domain/flight/plan-call.ts';
import { fetchSoon, whenIdle } from '../../../ui/idle.ts';
import { later } from '../../../ui/later.tsx';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { listsKey } from '../../list/preferences.ts';
import { useToday } from '../../record/useToday.ts';
import type { ScreenProps } from '../../shell/screens.ts';
import { Plan } from './Plan.tsx';

const FlightLive = later(() => import('./FlightLive.tsx').then((it) => ({ default: it.FlightLive })), PlaceholderRows);

/** The plan of a day: what stands where, what somebody should solve, and of each flight its steps. */
export function Section({ route, user }: ScreenProps) {
  const [params, change] = useAddressParams(listsKey(route.section.slug), storedParams);
  const today = useToday();
  const filter = useMemo(
    () => ({ terminal: params?.get('terminal') ?? undefined, airline: params?.get('linia') ?? undefined }),
    [params],
  );
  // By then a flight opens at once, also without a network
  useEffect(() => whenIdle(fetchSoon(FlightLive.fetch)), []);
  if (route.part === 'flight') return <FlightLive id={route.key ?? ''} section={route.section} />;
  const day = dayAsked(params, today);
  return (
    <Plan
      day={day}
      today={today}
      section={route.section}
      role={user.role}
      onDay={(to) => change({ dzien: to === today ? undefined : to })}
      filter={filter}
      onFilter={({ terminal, airline }) => change({ terminal, linia: airline })}
    />
  );
}
