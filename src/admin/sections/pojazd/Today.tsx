import { useState } from 'react';
import { useSend } from '../../../client/useSend.ts';
import { bookerOf } from '../../../domain/booking/booking-row.ts';
import { carBody } from '../../../domain/booking/car.ts';
import { type DueRental, type NextRental, rentalAgenda } from '../../../domain/booking/desk-day.ts';
import { rental } from '../../../domain/booking/rental.ts';
import { daysLate } from '../../../domain/booking/stage.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import { addDays, type Day, dayOf, formatShort, formatStay } from '../../../domain/language/days.ts';
import { formatAmount, formatFigures } from '../../../domain/language/polish.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { confirm } from '../../../ui/overlays.ts';
import { Plate } from '../../../ui/Plate.tsx';
import { CallDialog, type Calling } from '../../desk/CallDialog.tsx';
import { DayPanel } from '../../desk/DayPanel.tsx';
import rowCss from '../../desk/DueRow.module.css';
import type { Due } from '../../desk/due.ts';
import { dueOf, Paid } from '../../desk/Paid.tsx';
import { useDesk } from '../../desk/useDesk.ts';
import { calledWords, countLate, sinceWords, whenWords } from '../../desk/words.ts';
import { useToday } from '../../record/useToday.ts';

interface TodayProps {
  /** Where a rental is edited, and where its car is handed over or taken back. */
  edit: (rental: number) => string;
  protocol: (rental: number) => string;
  onServe: () => void;
}

const nameOf = (row: DueRental): string => bookerOf(row)?.name || 'Bez klienta';
const anybody = 'następny klient';

/** What the car desk has to do today. */
export function Today({ edit, protocol, onServe }: TodayProps) {
  const now = useToday();
  const { day, ...reading } = useDesk<DueRental>('rentals');
  const [calling, call] = useState<Calling>();
  const today = day?.day ?? now;
  const agenda = day && rentalAgenda(day.rows, today);
  const callTo = (row: DueRental) => () =>
    call({ booking: `rentals/${row.id}`, name: nameOf(row), phone: bookerOf(row)?.phone || null });
  const due = (row: DueRental, more: Pick<Due, 'hour' | 'act'> & Partial<Due>): Due => ({
    id: row.id,
    name: nameOf(row),
    who: <Who row={row} href={edit(row.id)} />,
    words: [nameOf(row), row.license_plate, row.brand, row.model, bookerOf(row)?.phone, row.order_number].join(' '),
    ...more,
  });
  const groups = agenda && {
    overdue: {
      title: 'Po terminie',
      tone: 'bad' as const,
      icon: 'late' as const,
      aside: 'auto jest zajęte, aż wróci',
      rows: agenda.overdue.map((row) => {
        const late = daysLate(row, today);
        const takeBack = { label: 'Odbierz', href: protocol(row.id) };
        const phone = { label: 'Zadzwoń', run: callTo(row) };
        return due(row, {
          hour: countLate(late),
          since: sinceWords(row.until, row.return_at, today),
          why: (
            <>
              {row.call ? `„${row.call.text}”` : 'Nie oddał.'} Naliczone {late} ×{' '}
              {formatFigures(row.price_per_day * 100)} = <b>{formatAmount(late * row.price_per_day * 100)}</b>
              <small>{calledWords(row.call)}</small>
            </>
          ),
          act: row.call ? takeBack : phone,
          others: [row.call ? phone : takeBack],
          matter: row.next && <Waiting row={row} next={row.next} today={today} edit={edit} onCall={call} />,
        });
      }),
    },
    begin: {
      title: 'Do wydania',
      tone: 'info' as const,
      icon: 'rental' as const,
      aside: agenda.begun > 0 ? `już wydane: ${agenda.begun}` : undefined,
      rows: agenda.begin.map((row) =>
        due(row, {
          hour: row.pickup_at,
          pay: <Paid of={row} />,
          act: dueOf(row) > 0 ? { label: 'Przyjmij', href: edit(row.id) } : { label: 'Wydaj', href: protocol(row.id) },
        }),
      ),
    },
    end: {
      title: 'Do odebrania',
      icon: 'left' as const,
      aside: agenda.ended > 0 ? `już wróciły: ${agenda.ended}` : undefined,
      rows: agenda.end.map((row) =>
        due(row, {
          hour: row.return_at,
          act: { label: 'Odbierz', href: protocol(row.id) },
          note:
            row.next && dayOf(row.next.since) <= addDays(today, 1)
              ? `${whenWords(row.next.since, row.next.pickup_at, today)} bierze je ${row.next.name ?? anybody}`
              : undefined,
        }),
      ),
    },
    notCome: {
      title: 'Nie przyjechali',
      tone: 'warn' as const,
      icon: 'clock' as const,
      rows: agenda.notCome.map((row) =>
        due(row, {
          hour: countLate(daysLate({ until: row.since }, today)),
          since: sinceWords(row.since, row.pickup_at, today),
          why: (
            <>
              Nie przyjechał{row.order_paid ? ', opłacone ' : ''}
              {row.order_paid ? <b>{formatAmount(row.order_paid)}</b> : null}, auto stoi do{' '}
              {formatShort(dayOf(row.until))}
              <small>{row.call ? `„${row.call.text}” ${calledWords(row.call)}` : calledWords(null)}</small>
            </>
          ),
          act: { label: 'Zadzwoń', run: callTo(row) },
          others: [
            { label: 'Wydaj', href: protocol(row.id) },
            { label: 'Zakończ bez wydania…', href: edit(row.id) },
          ],
        }),
      ),
    },
  };
  const { coming } = day ?? {};
  return (
    <>
      <DayPanel
        today={today}
        groups={groups}
        reading={reading}
        placeholder="Tablica, nazwisko, telefon, numer"
        onServe={onServe}
        coming={
          coming
            ? `Pierwsze wydanie: ${whenWords(coming.since, coming.pickup_at, today)}, ${nameOf(coming)}`
            : undefined
        }
      />
      {calling && <CallDialog calling={calling} onClose={() => call(undefined)} />}
    </>
  );
}

const Who = ({ row, href }: { row: DueRental; href: string }) => (
  <>
    <a href={href}>{nameOf(row)}</a>
    <div className={rowCss.what}>
      <Plate>{row.license_plate}</Plate>
      <span>
        {row.brand} {row.model}
      </span>
    </div>
  </>
);

interface WaitingProps {
  row: DueRental;
  next: NextRental;
  today: Day;
  edit: (rental: number) => string;
  onCall: (to: Calling) => void;
}

/** Whoever booked the car next, with answers: another car of its body, a call, and another way out. */
function Waiting({ row, next, today, edit, onCall }: WaitingProps) {
  const { send, busy } = useSend();
  const { swap } = next;
  const name = next.name ?? anybody;
  const same = swap?.price_per_day === next.price_per_day;
  const body = row.body ? labelOf(carBody, row.body) : 'auto';
  const change = () =>
    swap &&
    confirm({
      title: `Zamienić auto na ${swap.license_plate}?`,
      text: `${name} dostanie ${swap.brand} ${swap.model} w tej samej cenie. Powiemy o tym e-mailem.`,
      yes: 'Zamień auto',
      no: 'Wróć',
      run: () =>
        send({
          method: 'PATCH',
          path: `${rental.path}/${next.id}`,
          json: { Cars_id: swap.Cars_id, version: next.version, refund: false, amount: 0 },
          done: `Zamieniono auto: ${name} dostanie ${swap.license_plate}`,
          changes: ['desk/', rental.path],
          of: rental,
        }),
    });
  return (
    <>
      <p>
        <b>
          {whenWords(next.since, next.pickup_at, today)} na to auto czeka {name}
        </b>{' '}
        ({formatStay(dayOf(next.since), dayOf(next.until))}
        {next.amount ? `, opłacone ${formatAmount(next.amount)}` : ''})
        <br />
        {swap ? (
          <>
            Wolne {body}: <Plate>{swap.license_plate}</Plate> {swap.brand} {swap.model},{' '}
            {same ? 'cena bez zmian' : `${formatAmount(swap.price_per_day * 100)} za dzień`}
          </>
        ) : (
          `Nie ma wolnego auta tego rodzaju (${body})`
        )}
      </p>
      {swap && same && (
        <Button size="s" disabled={busy} onClick={change}>
          Zamień auto
        </Button>
      )}
      {swap && !same && (
        // What the other price does to the money is asked where it is changed
        <ButtonLink size="s" href={edit(next.id)}>
          Zamień auto…
        </ButtonLink>
      )}
      <Button size="s" kind="text" onClick={() => onCall({ booking: `rentals/${next.id}`, name, phone: next.phone })}>
        <Icon name="phone" />
        Zadzwoń: {name}
      </Button>
      <ButtonLink size="s" kind="text" href={edit(next.id)}>
        Inne wyjście…
      </ButtonLink>
    </>
  );
}
