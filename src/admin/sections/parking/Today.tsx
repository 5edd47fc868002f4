import { useSend } from '../../../client/useSend.ts';
import { type DueParking, type NextParking, parkingAgenda } from '../../../domain/booking/desk-day.ts';
import { parking } from '../../../domain/booking/parking.ts';
import type { PassageKind } from '../../../domain/booking/passage.ts';
import { type Day, dayOf, formatShort } from '../../../domain/language/days.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { confirm } from '../../../ui/overlays.ts';
import { Plate } from '../../../ui/Plate.tsx';
import { bookedBy, type Desk, DeskDay } from '../../desk/DeskDay.tsx';
import rowCss from '../../desk/DueRow.module.css';
import { usePassage } from '../../desk/usePassage.ts';
import { whenWords } from '../../desk/words.ts';

interface TodayProps {
  /** Where a reservation is edited. */
  edit: (reservation: number) => string;
  onServe: () => void;
}

const placeOf = ({ parking_level, space_id }: { parking_level: string; space_id: number }) =>
  `${parking_level}\u00a0${space_id}`;

/** What the car park has to do today. */
export function Today({ edit, onServe }: TodayProps) {
  const pass = usePassage();
  const passed = (kind: PassageKind) => (row: DueParking) => ({
    label: kind === 'IN' ? 'Wjechał' : 'Wyjechał',
    run: () => pass(row, kind),
  });
  const desk: Desk<DueParking> = {
    entity: parking,
    table: 'parking',
    agendaOf: parkingAgenda,
    placeholder: 'Tablica, nazwisko, telefon, miejsce 17B',
    begin: {
      ...{ title: 'Przyjeżdżają', tone: 'info', icon: 'parking', done: 'już stoi' },
      hour: (row) => row.arrive_at,
      act: passed('IN'),
    },
    end: {
      ...{ title: 'Wyjeżdżają', tone: 'warn', icon: 'right', done: 'już wyjechało' },
      hour: (row) => row.leave_at,
      act: passed('OUT'),
    },
    untilBack: 'stoi i zajmuje miejsce, aż wyjedzie',
    waits: 'miejsce czeka',
    called: (row) => `${row.license_plate}, ${bookedBy(row)}`,
    who: (row) => <Who row={row} href={edit(row.id)} />,
    words: ({ license_plate, space_id, parking_level }) => [
      ...[license_plate, space_id, `${parking_level}${space_id}`, `${space_id}${parking_level}`],
    ],
    charged: (row) => !row.call && 'Stoi bez opłaty.',
    listed: (row) => row.price_per_day,
    matter: (row, today) => row.next && <Waiting next={row.next} row={row} today={today} edit={edit} />,
    first: (row) => ['Pierwszy przyjazd', row.license_plate],
  };
  return <DeskDay desk={desk} onServe={onServe} />;
}

const Who = ({ row, href }: { row: DueParking; href: string }) => (
  <>
    <div className={rowCss.what}>
      <Plate>{row.license_plate}</Plate>
      <b>{placeOf(row)}</b>
    </div>
    <a href={href}>{bookedBy(row)}</a>
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
