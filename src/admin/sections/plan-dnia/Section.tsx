import { useMemo } from 'react';
import { storedParams, useAddressParams } from '../../../client/useAddressParams.ts';
import { isDay } from '../../../domain/language/days.ts';
import { useToday } from '../../record/useToday.ts';
import type { ScreenProps } from '../../shell/screens.ts';
import { FlightLive } from './FlightLive.tsx';
import { Plan } from './Plan.tsx';

/** The plan of a day: what stands where, what somebody should solve, and of each flight its steps. */
export function Section({ route, user }: ScreenProps) {
  const [params, change] = useAddressParams('plan-dnia', storedParams);
  const today = useToday();
  const filter = useMemo(
    () => ({ terminal: params?.get('terminal') ?? undefined, airline: params?.get('linia') ?? undefined }),
    [params],
  );
  if (route.part === 'flight') return <FlightLive id={route.key ?? ''} section={route.section} />;
  const asked = params?.get('dzien') ?? '';
  const day = isDay(asked) ? asked : today;
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
