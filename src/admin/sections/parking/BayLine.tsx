import { spaceBlock } from '../../../domain/booking/block.ts';
import { bookerOf } from '../../../domain/booking/booking-row.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useEndBlock } from '../../bookings/useEndBlock.ts';
import { Plate } from '../../parts/Plate.tsx';
import css from './BayLine.module.css';
import { type Bay, spanWords } from './bay.ts';
import { type Moving, placeName } from './useMoving.ts';

interface ChosenLineProps {
  bay: Bay | undefined;
  edit: (id: number) => string | undefined;
  onMove: () => void;
  onBlock: () => void;
}

/** Under the plan: whose the chosen space is, and what may be done about it. On a phone it stays at the bottom. */
export function ChosenLine({ bay, edit, onMove, onBlock }: ChosenLineProps) {
  const end = useEndBlock(spaceBlock);
  if (!bay) return <p className={css.line}>Wybierz miejsce, aby zobaczyć, kto na nim stoi.</p>;
  const { space, parked, block } = bay;
  return (
    <div className={css.line} data-sticky>
      <b className={css.place}>{placeName(space)}</b>
      {parked && <ParkedWords bay={{ ...bay, parked }} />}
      {block && (
        <p>
          Wyłączone: <b>{block.reason}</b>, {spanWords(block)}
        </p>
      )}
      {!parked && !block && <p>Wolne tego dnia.</p>}
      <div className={css.acts}>
        {parked && (
          <>
            <Button size="s" onClick={onMove}>
              Przenieś
            </Button>
            <a className={css.open} href={edit(parked.id)}>
              Otwórz rezerwację
            </a>
          </>
        )}
        {block && (
          <Button size="s" onClick={() => end(block)}>
            Włącz miejsce
          </Button>
        )}
        {!parked && !block && (
          <Button size="s" onClick={onBlock}>
            Wyłącz miejsce
          </Button>
        )}
      </div>
    </div>
  );
}

function ParkedWords({ bay: { parked } }: { bay: Bay & { parked: NonNullable<Bay['parked']> } }) {
  const booker = bookerOf(parked);
  return (
    <p>
      <Plate>{parked.license_plate}</Plate> <b>{booker?.name ?? 'Bez klienta'}</b>
      {booker?.phone && <>, {booker.phone}</>}, {spanWords(parked)}
      {parked.order_number && (
        <small>
          {parked.order_number}, wpłacono {formatAmount(Number(parked.order_paid ?? 0))}
        </small>
      )}
    </p>
  );
}

/** Under the plan while a car is carried: from where to where, if it fits, what it costs and who is told. */
export function MovingLine({ moving, at }: { moving: Moving; at: number | undefined }) {
  const { carried, refused, misfit, near, putDown, leave, isKnown, busy } = moving;
  if (!carried) return null;
  const to = at === carried.space_id ? undefined : at;
  const tried = refused && (to === undefined || refused.space === to) ? refused : undefined;
  const why = to === undefined ? undefined : misfit(to);
  const other = (why || tried) && near(tried?.space ?? to ?? carried.space_id);
  const booker = bookerOf(carried);
  return (
    <div className={css.line} data-sticky data-refused={Boolean(why || tried) || undefined}>
      <b className={css.place}>
        {placeName(carried.space_id)}
        {to !== undefined && (
          <>
            {' '}
            <Icon name="arrow" /> <span className="hidden">na </span>
            {placeName(to)}
          </>
        )}
      </b>
      <p role="status">
        <Plate>{carried.license_plate}</Plate>{' '}
        {tried ? (
          <b>
            {tried.taken && `${placeName(tried.space)} zajęto przed chwilą. `}
            {tried.words}. {carried.license_plate} stoi dalej na {placeName(carried.space_id)}.
          </b>
        ) : why ? (
          <b>Nie pasuje: {why.words}</b>
        ) : to === undefined ? (
          <>Wybierz miejsce: każde mówi, czy pasuje na cały pobyt, {spanWords(carried)}.</>
        ) : isKnown ? (
          <>
            <b>pasuje</b>, {spanWords(carried)}. Cena bez zmian.
          </>
        ) : (
          'sprawdzamy…'
        )}
        {booker?.email && carried.order_number && <small>{booker.name} dostanie e-mail z nowym miejscem.</small>}
      </p>
      <div className={css.acts}>
        {to !== undefined && !why && !tried && (
          <Button kind="go" size="s" disabled={busy || !isKnown} onClick={() => putDown(to)}>
            Odłóż na {placeName(to)}
          </Button>
        )}
        {other !== undefined && (
          <Button kind="go" size="s" disabled={busy} onClick={() => putDown(other)}>
            Przenieś na {placeName(other)}
          </Button>
        )}
        <Button size="s" onClick={leave}>
          Zostaw
        </Button>
      </div>
    </div>
  );
}
