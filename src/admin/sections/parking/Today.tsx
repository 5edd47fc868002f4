import { useState } from 'react';
import { useSend } from '../../../client/useSend.ts';
import { bookerOf } from '../../../domain/booking/booking-row.ts';
import { type DueParking, type NextParking, parkingAgenda } from '../../../domain/booking/desk-day.ts';
import { parking } from '../../../domain/booking/parking.ts';
import type { PassageKind } from '../../../domain/booking/passage.ts';
import { daysLate } from '../../../domain/booking/stage.ts';
import { type Day, dayOf, formatShort } from '../../../domain/language/days.ts';
import { formatAmount } from '../../../domain/language/polish.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { confirm } from '../../../ui/overlays.ts';
import { Plate } from '../../../ui/Plate.tsx';
import { CallDialog, type Calling } from '../../desk/CallDialog.tsx';
import { DayPanel } from '../../desk/DayPanel.tsx';
import rowCss from '../../desk/DueRow.module.css';
import type { Due } from '../../desk/due.ts';
import { dueOf, Paid } from '../../desk/Paid.tsx';
import { useDesk } from '../../desk/useDesk.ts';
import { usePassage } from '../../desk/usePassage.ts';
import { calledWords, countLate, sinceWords, whenWords } from '../../desk/words.ts';
import { useToday } from '../../record/useToday.ts';

interface TodayProps {
  /** Where a reservation is edited. */
  edit: (reservation: number) => string;
  onServe: () => void;
}

const nameOf = (row: DueParking): string => bookerOf(row)?.name || 'Bez klienta';
const placeOf = ({ parking_level, space_id }: { parking_level: string; space_id: number }) =>
  `${parking_level}\u00a0${space_id}`;

/** What the car park has to do today. */
export function Today({ edit, onServe }: TodayProps) {
  const now = useToday();
  const { day, ...reading } = useDesk<DueParking>('parking');
  const [calling, call] = useState<Calling>();
  const pass = usePassage(reading.retry);
  const today = day?.day ?? now;
  const agenda = day && parkingAgenda(day.rows, today);
  const callTo = (row: DueParking) => () =>
    call({ booking: `parking/${row.id}`, name: nameOf(row), phone: bookerOf(row)?.phone || null });
  const passed = (row: DueParking, kind: PassageKind) => ({
    label: kind === 'IN' ? 'Wjechał' : 'Wyjechał',
    run: () => pass(row, kind),
  });
  const due = (row: DueParking, more: Pick<Due, 'hour' | 'act'> & Partial<Due>): Due => ({
    id: row.id,
    name: `${row.license_plate}, ${nameOf(row)}`,
    who: <Who row={row} href={edit(row.id)} />,
    words: [
      ...[nameOf(row), row.license_plate, row.space_id, `${row.parking_level}${row.space_id}`],
      ...[`${row.space_id}${row.parking_level}`, bookerOf(row)?.phone, row.order_number],
    ].join(' '),
    ...more,
  });
  const groups = agenda && {
    overdue: {
      title: 'Po terminie',
      tone: 'bad' as const,
      icon: 'late' as const,
      aside: 'stoi i zajmuje miejsce, aż wyjedzie',
      rows: agenda.overdue.map((row) => {
        const late = daysLate(row, today);
        const phone = { label: 'Zadzwoń', run: callTo(row) };
        return due(row, {
          hour: countLate(late),
          since: sinceWords(row.until, row.leave_at, today),
          why: (
            <>
              {row.call ? `„${row.call.text}”` : 'Stoi bez opłaty.'} {countLate(late)}:{' '}
              <b>{formatAmount(late * row.price_per_day)}</b>
              <small>{calledWords(row.call)}</small>
            </>
          ),
          act: row.call ? passed(row, 'OUT') : phone,
          others: [row.call ? phone : passed(row, 'OUT'), { label: 'Dolicz dni…', href: edit(row.id) }],
          matter: row.next && <Waiting next={row.next} row={row} today={today} edit={edit} />,
        });
      }),
    },
    begin: {
      title: 'Przyjeżdżają',
      tone: 'info' as const,
      icon: 'parking' as const,
      aside: agenda.begun > 0 ? `już stoi: ${agenda.begun}` : undefined,
      rows: agenda.begin.map((row) =>
        due(row, {
          hour: row.arrive_at,
          pay: <Paid of={row} />,
          act: dueOf(row) > 0 ? { label: 'Przyjmij', href: edit(row.id) } : passed(row, 'IN'),
        }),
      ),
    },
    end: {
      title: 'Wyjeżdżają',
      tone: 'warn' as const,
      icon: 'right' as const,
      aside: agenda.ended > 0 ? `już wyjechało: ${agenda.ended}` : undefined,
      rows: agenda.end.map((row) => due(row, { hour: row.leave_at, act: passed(row, 'OUT') })),
    },
    notCome: {
      title: 'Nie przyjechali',
      tone: 'warn' as const,
      icon: 'clock' as const,
      rows: agenda.notCome.map((row) =>
        due(row, {
          hour: countLate(daysLate({ until: row.since }, today)),
          since: sinceWords(row.since, row.arrive_at, today),
          why: (
            <>
              Nie przyjechał{row.order_paid ? ', opłacone ' : ''}
              {row.order_paid ? <b>{formatAmount(row.order_paid)}</b> : null}, miejsce czeka do{' '}
              {formatShort(dayOf(row.until))}
              <small>{row.call ? `„${row.call.text}” ${calledWords(row.call)}` : calledWords(null)}</small>
            </>
          ),
          act: { label: 'Zadzwoń', run: callTo(row) },
          others: [passed(row, 'IN'), { label: 'Zakończ…', href: edit(row.id) }],
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
        placeholder="Tablica, nazwisko, telefon, miejsce 17B"
        onServe={onServe}
        coming={
          coming
            ? `Pierwszy przyjazd: ${whenWords(coming.since, coming.arrive_at, today)}, ${coming.license_plate}`
            : undefined
        }
      />
      {calling && <CallDialog calling={calling} onClose={() => call(undefined)} />}
    </>
  );
}

const Who = ({ row, href }: { row: DueParking; href: string }) => (
  <>
    <div className={rowCss.what}>
      <Plate>{row.license_plate}</Plate>
      <b>{placeOf(row)}</b>
    </div>
    <a href={href}>{nameOf(row)}</a>
  </>
);

/** Whoever booked the space next, with a space for them. */
function Waiting({
  next,
  row,
  today,
  edit,
}: {
  next: NextParking;
  row: DueParking;
  today: Day;
  edit: TodayProps['edit'];
}) {
  const { send, busy } = useSend();
  const { swap } = next;
  const move = () =>
    swap &&
    confirm({
      title: `Przenieść ${next.license_plate} na ${placeOf(swap)}?`,
      text: 'Cena się nie zmieni. Powiemy o tym e-mailem.',
      yes: 'Przenieś',
      no: 'Wróć',
      run: () =>
        send({
          method: 'PATCH',
          path: `${parking.path}/${next.id}`,
          json: { ...swap, version: next.version, refund: false, amount: 0 },
          done: `Przeniesiono ${next.license_plate} na ${placeOf(swap)}`,
          changes: ['desk/', parking.path],
          of: parking,
        }),
    });
  return (
    <>
      <p>
        <b>
          {whenWords(next.since, next.arrive_at, today)} na {placeOf(row)} przyjeżdża
        </b>{' '}
        <Plate>{next.license_plate}</Plate> {next.name}
        <br />
        {swap
          ? `Wolne do ${formatShort(dayOf(next.until))}: ${placeOf(swap)}`
          : 'Na tym poziomie nie ma wolnego miejsca'}
      </p>
      {swap && (
        <Button size="s" disabled={busy} onClick={move}>
          Przenieś na {placeOf(swap)}
        </Button>
      )}
      <ButtonLink size="s" kind="text" href={edit(next.id)}>
        Inne wyjście…
      </ButtonLink>
    </>
  );
}
