import { useEffect } from 'react';
import type { Answer } from '../../client/useList.ts';
import { useTold } from '../../client/useTold.ts';
import { type Desk, useBooking } from '../../features/manage/booking.ts';
import { PrintedBooking } from '../../features/payment/PrintedBooking.tsx';
import { overOf } from '../../features/payment/receipt.ts';
import { useContactReading } from '../../features/payment/useContact.ts';
import { useDeskReading } from '../../features/payment/useDesk.ts';
import { receiptOf } from './OpenedBooking.tsx';

/** The sheet of a booking, read for the printer: printed as soon as it is there. */
export default function PrintedOwn({ desk, onPrinted }: { desk: Desk; onPrinted: () => void }) {
  const { booking, error } = useBooking(desk);
  const airport = useContactReading();
  const openings = useDeskReading(booking?.kind);
  // Without them the sheet is printed all the same: what is not known is not on it
  const isKnown = ({ answer, error }: Answer<unknown>) => (answer ?? error) !== undefined;
  const isReady = isKnown(airport) && (booking?.kind === 'rental' ? isKnown(openings) : booking !== undefined);
  useTold({ error, retry: onPrinted });
  useEffect(() => {
    if (error) onPrinted();
    if (!isReady) return;
    addEventListener('afterprint', onPrinted, { once: true });
    print();
    return () => removeEventListener('afterprint', onPrinted);
  }, [isReady, error, onPrinted]);
  if (!booking) return null;
  const { first_name: firstName, last_name: lastName, email, phone } = booking;
  return (
    <PrintedBooking
      receipt={receiptOf(booking)}
      order={booking}
      statement={booking.statement}
      due={booking.due}
      deadline={booking.deadline}
      contact={{ firstName, lastName, email: email ?? '', phone: phone ?? '' }}
      over={overOf(booking)}
    />
  );
}
