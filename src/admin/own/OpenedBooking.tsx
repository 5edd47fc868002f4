import { type ReactNode, useEffect, useRef } from 'react';
import { FailedReading } from '../../client/FailedReading.tsx';
import { useReadAgain } from '../../client/useReadAgain.ts';
import { cancelled } from '../../domain/booking/booking.ts';
import { products } from '../../domain/booking/products.ts';
import { whatReturns } from '../../domain/booking/refund-words.ts';
import { hoursWords } from '../../domain/booking/rental-terms.ts';
import { dayOf } from '../../domain/language/days.ts';
import { AloneContext } from '../../features/manage/Act.tsx';
import { type Desk, type ShownBooking, useBooking } from '../../features/manage/booking.ts';
import { CancelAct } from '../../features/manage/CancelAct.tsx';
import { DatesAct } from '../../features/manage/DatesAct.tsx';
import { PlateAct } from '../../features/manage/PlateAct.tsx';
import { StatementSection } from '../../features/manage/StatementSection.tsx';
import { PlaceSign } from '../../features/payment/PlaceSign.tsx';
import type { Receipt } from '../../features/payment/receipt.ts';
import { PlaceholderRows } from '../../ui/states.tsx';
import type { PartName } from './booking-parts.ts';

interface OpenedProps {
  booking: ShownBooking;
  desk: Desk;
  reread: () => void;
}

const parts: Record<PartName, (props: OpenedProps) => ReactNode> = {
  dates: (props) => <DatesAct {...props} />,
  plate: (props) => <PlateAct {...props} />,
  account: ({ booking }) => (
    <StatementSection
      booking={booking}
      note={booking.status === cancelled ? whatReturns(booking.statement) : (booking.deadline ?? undefined)}
    />
  ),
  code: ({ booking }) => (
    <PlaceSign kind={booking.kind} receipt={receiptOf(booking)}>
      <h3>Kod rezerwacji</h3>
    </PlaceSign>
  ),
  cancel: (props) => <CancelAct {...props} />,
};

export const receiptOf = (booking: ShownBooking): Receipt => ({
  order_number: booking.order_number,
  place: products[booking.kind].place(booking),
  plate: booking.license_plate ?? undefined,
  hours: hoursWords(booking),
  since: dayOf(booking.since),
  until: dayOf(booking.until),
  isHandedOver: booking.out_at !== null,
});

/** What was opened of a booking below its row: the same as its link opens. */
export default function OpenedBooking({ desk, part, onDone }: { desk: Desk; part: PartName; onDone: () => void }) {
  const { booking, error, reread } = useBooking(desk);
  const readAgain = useReadAgain();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  if (!booking)
    return error ? (
      <FailedReading reading={{ error, retry: () => void reread() }} />
    ) : (
      <PlaceholderRows rows={2} label="Wczytywanie rezerwacji" />
    );
  const done = () =>
    void readAgain(...desk.changes).then(() => {
      // Whoever has opened something else meanwhile goes on there
      if (isOpen.current) onDone();
    });
  return <AloneContext value>{parts[part]({ booking, desk, reread: done })}</AloneContext>;
}
