import { useDeferredValue, useMemo } from 'react';
import { FailedReading } from '../../client/FailedReading.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { linkTokenIn } from '../account/link-token.ts';
import { deskOfLink, useBooking } from './booking.ts';
import { LostLink } from './LostLink.tsx';
import css from './ManagedBooking.module.css';
import { ManagedBooking } from './ManagedBooking.tsx';

/** The booking of the link that was opened; one that opens nothing leads to a new one. */
export function ManagePage({ phone }: { phone: string | undefined }) {
  const hydrated = useHydrated();
  const token = hydrated ? linkTokenIn(location.pathname) : undefined;
  const desk = useMemo(() => (token ? deskOfLink(token) : undefined), [token]);
  const { booking: latest, error, reread } = useBooking(desk);
  // All of it at once would hold up a slow phone: it is drawn in slices
  const booking = useDeferredValue(latest);
  if (booking && desk) return <ManagedBooking booking={booking} desk={desk} reread={() => void reread()} />;
  if (error?.status === 404 || (hydrated && !token))
    return (
      <LostLink
        title="Ten link już nie działa"
        lead="Wygasł, zastąpił go nowszy albo jest przepisany z błędem. Podaj dane rezerwacji: wyślemy nowy."
        phone={phone}
      />
    );
  return (
    <div className={`wrap ${css.waiting}`}>
      <h1>Twoja rezerwacja</h1>
      {error ? (
        <FailedReading reading={{ error, retry: () => void reread() }} />
      ) : (
        <PlaceholderRows rows={5} label="Wczytywanie rezerwacji" />
      )}
    </div>
  );
}
