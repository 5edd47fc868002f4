import type { ReactNode } from 'react';
import { FailedReading } from '../../client/FailedReading.tsx';
import { useSend } from '../../client/useSend.ts';
import { cancelQuestion, releaseQuestion } from '../../domain/booking/refund-words.ts';
import type { Choice } from '../../domain/kernel/choices.ts';
import type { Entity, Row } from '../../domain/kernel/entity.ts';
import { useListQuery } from '../../fields/list/useListQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Paginator } from '../../ui/Paginator.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { SectionIcon } from '../parts/SectionIcon.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import type { ScreenProps } from '../shell/screens.ts';
import { BookingCard } from './BookingCard.tsx';
import css from './OwnBookings.module.css';
import type { Booked, OwnBooking } from './own-booking.ts';

interface OwnBookingsProps<E extends Entity> extends ScreenProps {
  entity: E;
  /** What is said where there is none, and the way to the first. */
  empty: { words: string; text: string; link: string; href: string };
  /** What a booking is of: at the beginning of its card. */
  thing: (row: Row<E>) => ReactNode;
  booked: (row: Row<E>) => Booked;
  /** What a booking is of, in words. */
  name: (row: Row<E>) => string;
  /** How its owner reads its status. */
  status: (row: Row<E>) => Choice;
  /** Beside its days. */
  price?: (row: Row<E>) => string;
}

/** Somebody's own bookings, five a page, newest first, with what comes back of those that can be cancelled. */
export function OwnBookings<E extends Entity>(props: OwnBookingsProps<E>) {
  const { entity, user, route, empty, thing, booked, name, status, price } = props;
  const { slug, title, icon } = route.section;
  const query = useListQuery(entity, { key: slug, limit: 5, call: { userEmail: user.email } });
  const { send, busy } = useSend();
  const { shown, error, settled } = query;
  if (error && !settled) return <FailedReading reading={query} of={entity} />;
  if (!shown) return <PlaceholderRows />;
  if (shown.data.length === 0)
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
  const end = (row: Row<E>, done: string) =>
    send({
      method: 'POST',
      path: `${entity.path}/${ofOwner(row).id}/cancel`,
      // What they were told comes back: where it is another sum by now, nothing is done
      json: { amount: ofOwner(row).refund },
      done,
      changes: [`${entity.path}?`],
      otherwise: ({ status }) => {
        // Another window or the staff were first, it is too late, or another sum comes back: the list says so
        if (status === 404 || status === 409) query.retry();
        return false;
      },
    });
  const cancel = (row: Row<E>) =>
    confirm({
      ...cancelQuestion(name(row), ofOwner(row)),
      no: 'Zachowaj',
      yes: 'Tak, anuluj',
      tone: 'bad',
      run: () => end(row, 'Rezerwacja została anulowana'),
    });
  const letGo = (row: Row<E>) =>
    confirm({
      ...releaseQuestion(name(row), ofOwner(row)),
      no: 'Zachowaj',
      yes: 'Tak, zwolnij',
      tone: 'bad',
      run: () => end(row, 'Rezerwacja została zwolniona'),
    });
  return (
    <Sheet title={title} aside={<span>{`łącznie ${shown.meta.total}`}</span>}>
      <ul aria-busy={!settled}>
        {shown.data.map((row) => (
          <BookingCard
            key={query.keyOf(row)}
            booking={ofOwner(row)}
            booked={booked(row)}
            thing={thing(row)}
            name={name(row)}
            status={status(row)}
            price={price?.(row)}
            busy={busy}
            onCancel={() => cancel(row)}
            onRelease={() => letGo(row)}
            reread={query.retry}
          />
        ))}
      </ul>
      {shown.meta.pages > 1 && (
        <footer className={css.pages}>
          <Paginator page={shown.meta.page} pages={shown.meta.pages} href={query.href} onPage={query.turn} />
        </footer>
      )}
    </Sheet>
  );
}
