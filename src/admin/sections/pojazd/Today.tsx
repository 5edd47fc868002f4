import { useSend } from '../../../client/useSend.ts';
import { carBody } from '../../../domain/booking/car.ts';
import { type DueRental, type NextRental, rentalAgenda } from '../../../domain/booking/desk-day.ts';
import { rental } from '../../../domain/booking/rental.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { addDays, type Day, dayOf, formatStay } from '../../../domain/language/days.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { confirm } from '../../../ui/overlays.ts';
import { Plate } from '../../../ui/Plate.tsx';
import type { Calling } from '../../desk/CallDialog.tsx';
import { bookedBy, type Desk, DeskDay } from '../../desk/DeskDay.tsx';
import rowCss from '../../desk/DueRow.module.css';
import { whenWords } from '../../desk/words.ts';

interface TodayProps {
  /** Where a rental is edited, and where its car is handed over or taken back. */
  edit: (rental: number) => string;
  protocol: (rental: number) => string;
  onServe: () => void;
}

const anybody = 'następny klient';

/** What the car desk has to do today. */
export function Today({ edit, protocol, onServe }: TodayProps) {
  const desk: Desk<DueRental> = {
    entity: rental,
    table: 'rentals',
    agendaOf: rentalAgenda,
    placeholder: 'Tablica, nazwisko, telefon, numer',
    begin: {
      ...{ title: 'Do wydania', tone: 'info', icon: 'rental', done: 'już wydane' },
      hour: (row) => row.pickup_at,
      act: (row) => ({ label: 'Wydaj', href: protocol(row.id) }),
    },
    end: {
      ...{ title: 'Do odebrania', icon: 'left', done: 'już wróciły' },
      hour: (row) => row.return_at,
      act: (row) => ({ label: 'Odbierz', href: protocol(row.id) }),
      note: ({ next }, today) =>
        next && dayOf(next.since) <= addDays(today, 1)
          ? `${whenWords(next.since, next.pickup_at, today)} bierze je ${next.name ?? anybody}`
          : undefined,
    },
    untilBack: 'auto jest zajęte, aż wróci',
    waits: 'auto stoi',
    called: bookedBy,
    who: (row) => <Who row={row} href={edit(row.id)} />,
    words: (row) => [row.license_plate, row.brand, row.model],
    charged: (row) => `${row.call ? '' : 'Nie oddał. '}Naliczone`,
    listed: (row) => row.price_per_day * 100,
    matter: (row, today, onCall) =>
      row.next && <Waiting row={row} next={row.next} today={today} edit={edit} onCall={onCall} />,
    first: (row) => ['Pierwsze wydanie', bookedBy(row)],
  };
  return <DeskDay desk={desk} onServe={onServe} />;
}

const Who = ({ row, href }: { row: DueRental; href: string }) => (
  <>
    <a href={href}>{bookedBy(row)}</a>
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
