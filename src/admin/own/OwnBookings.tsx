import { type ReactNode, useCallback, useState } from 'react';
import { FailedReading } from '../../client/FailedReading.tsx';
import { overtaken } from '../../client/overtaken.ts';
import { useSend } from '../../client/useSend.ts';
import type { OrderKind } from '../../domain/booking/order.ts';
import { releaseQuestion } from '../../domain/booking/refund-words.ts';
import type { Choice } from '../../domain/kernel/choices.ts';
import type { Entity, Row } from '../../domain/kernel/entity.ts';
import { type Desk, deskOfAccount } from '../../features/manage/booking.ts';
import { RowCount } from '../../fields/list/RowCount.tsx';
import { useListQuery } from '../../fields/list/useListQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { later } from '../../ui/later.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Paginator } from '../../ui/Paginator.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { SectionIcon } from '../parts/SectionIcon.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import type { ScreenProps } from '../shell/screens.ts';
import { BookingCard } from './BookingCard.tsx';
import type { PartName } from './booking-parts.ts';
import { isUnpaid } from './held-payment.ts';
import { JoiningBookings, useJoining } from './JoiningBookings.tsx';
import css from './OwnBookings.module.css';
import { OwnTotals } from './OwnTotals.tsx';
import type { Booked, OwnBooking } from './own-booking.ts';
import { UnconfirmedNote } from './UnconfirmedNote.tsx';

const PrintedOwn = later(() => import('./PrintedOwn.tsx'));

interface OwnBookingsProps<E extends Entity> extends ScreenProps {
  entity: E;
  kind: OrderKind;
  /** What is said where there is none, and the way to the first. */
  empty: { words: string; text: string; link: string; href: string };
  /** What a booking is of: at the beginning of its card. */
  thing: (row: Row<E>) => ReactNode;
  booked: (row: Row<E>) => Booked;
  /** What a booking is of, in words. */
  name: (row: Row<E>) => string;
  /** How its owner reads its status. */
  status: (row: Row<E>) => Choice;
}

/** Somebody's own bookings, five a page, the nearest first, with what comes back of those that can be cancelled. */
export function OwnBookings<E extends Entity>(props: OwnBookingsProps<E>) {
  const { entity, kind, user, route, empty, thing, booked, name, status } = props;
  const { slug, title, icon } = route.section;
  const query = useListQuery(entity, { key: slug, limit: 5, call: { userEmail: user.email } });
  const { send, busy } = useSend();
  const { shown, error, settled } = query;
  // One at a time, below its row
  const [opened, open] = useState<{ id: number; part: PartName }>();
  const joining = useJoining(kind, user.proven);
  const [printed, setPrinted] = useState<Desk>();
  const onPrinted = useCallback(() => setPrinted(undefined), []);
  if (error && !settled) return <FailedReading reading={query} of={entity} />;
  if (!shown) return <PlaceholderRows />;
  if (shown.data.length === 0 && joining.length === 0)
    return (
      <div className={css.empty}>
        <SectionIcon name={icon} />
        <b>{empty.words}</b>
        <p>{empty.text}</p>
        <ButtonLink size="s" href={empty.href}>
          {empty.link}
        </ButtonLink>
      </div>
    );

  // The call with `userEmail` answers each row with what its owner may do
  const ofOwner = (row: Row<E>) => row as unknown as OwnBooking;
  const deskOf = (row: Row<E>) => deskOfAccount(entity.path, ofOwner(row).id);
  const letGo = (row: Row<E>) =>
    confirm({
      ...releaseQuestion(name(row), ofOwner(row)),
      no: 'Zachowaj',
      yes: 'Tak, zwolnij',
      tone: 'bad',
      run: () =>
        send({
          method: 'POST',
          path: `${deskOf(row).path}/cancel`,
          json: { amount: ofOwner(row).refund },
          done: 'Rezerwacja została zwolniona',
          changes: deskOf(row).changes,
          otherwise: overtaken(query.retry),
        }),
    });
  return (
    <>
      {printed && <PrintedOwn desk={printed} onPrinted={onPrinted} />}
      <div role="status" className={css.top}>
        {shown.data
          .filter((row) => isUnpaid(ofOwner(row)))
          .map((row) => (
            <UnconfirmedNote key={query.keyOf(row)} booking={ofOwner(row)} booked={booked(row)} />
          ))}
        {joining.length > 0 && (
          <p>
            <b>Zarezerwowane w&nbsp;tej przeglądarce.</b> Dołączy do konta, gdy otworzysz link z&nbsp;e-maila.
          </p>
        )}
      </div>
      <Sheet title={title} aside={shown.meta.total > 0 && <span>{`łącznie ${shown.meta.total}`}</span>}>
        {joining.length > 0 && <JoiningBookings orders={joining} />}
        <ul aria-busy={!settled}>
          {shown.data.map((row) => (
            <BookingCard
              key={query.keyOf(row)}
              booking={ofOwner(row)}
              booked={booked(row)}
              thing={thing(row)}
              name={name(row)}
              status={status(row)}
              busy={busy}
              opened={opened?.id === ofOwner(row).id ? opened.part : undefined}
              onOpen={(part) => open(part && { id: ofOwner(row).id, part })}
              onPrint={() => setPrinted(deskOf(row))}
              onRelease={() => letGo(row)}
              reread={query.retry}
            />
          ))}
        </ul>
        <OwnTotals statements={shown.data.map((row) => ofOwner(row).statement)} whole={shown.meta.pages === 1} />
        {shown.meta.pages > 1 && (
          <footer className={css.pages}>
            <RowCount query={query} />
            <Paginator page={shown.meta.page} pages={shown.meta.pages} href={query.href} onPage={query.turn} />
          </footer>
        )}
      </Sheet>
    </>
  );
}
