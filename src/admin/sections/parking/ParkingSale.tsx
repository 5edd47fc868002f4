import { useSearch } from 'wouter';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { spaceBlock } from '../../../domain/booking/block.ts';
import { checkPeriod } from '../../../domain/booking/booking.ts';
import { deskContact } from '../../../domain/booking/desk-contact.ts';
import { nearestStay, searched } from '../../../domain/booking/nearest-stay.ts';
import { allSpaces, levelOf, parking } from '../../../domain/booking/parking.ts';
import { hasFact } from '../../../domain/booking/space-facts.ts';
import type { Span } from '../../../domain/booking/span.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { type Day, dayCount, isDay, today, wireDay } from '../../../domain/language/days.ts';
import { count, nouns } from '../../../domain/language/polish.ts';
import { typedDay } from '../../../domain/language/typed-day.ts';
import { DayInput } from '../../../ui/DayInput.tsx';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { NoneFree } from '../../bookings/sale/NoneFree.tsx';
import { QuickDays } from '../../bookings/sale/QuickDays.tsx';
import css from '../../bookings/sale/Sale.module.css';
import { Sale } from '../../bookings/sale/Sale.tsx';
import type { SaleChoice } from '../../bookings/sale/sale-choice.ts';
import { useDraft } from '../../bookings/sale/useDraft.ts';
import { usePassage } from '../../desk/usePassage.ts';
import { Pick } from '../../parts/Pick.tsx';
import { unreadWords } from '../../parts/unread.ts';
import parkingCss from './ParkingSale.module.css';
import { useOccupants, useParked, useSpaceBlocks } from './reservations.ts';
import { useFreeSpaces } from './useFreeSpaces.ts';

interface Chosen {
  since: Day | null;
  until: Day | null;
  withCharger: boolean;
  space?: number | undefined;
}

const { phone, ...others } = deskContact.fields;
const shape = { fields: { phone, license_plate: parking.fields.license_plate, ...others } };
const reads = [parking.path, spaceBlock.path];

const nameOf = (space: number) => `${levelOf(space)}\u00a0${space}`;

/** Sells a space to somebody at the desk. The address may say which and when: those of a bay that was pressed. */
export function ParkingSale({ onBack }: { onBack: () => void }) {
  const params = new URLSearchParams(useSearch());
  const [od, to, pressed] = [params.get('od') ?? '', params.get('do') ?? '', params.get('miejsce')];
  const [chosen, change] = useDraft<Chosen>(
    'parking sale',
    () => ({ since: today(), until: null, withCharger: false }),
    pressed !== null && isDay(od) && isDay(to)
      ? { since: od, until: to, withCharger: false, space: Number(pressed) }
      : undefined,
  );
  const { since, until, withCharger, space } = chosen;
  const error = since && until ? checkPeriod(since, until).until : undefined;
  const stay = since && until && !error ? { since, until } : undefined;
  const asked = useFreeSpaces(stay);
  const [parked, blocks] = [useParked(stay), useSpaceBlocks(stay)];
  const readings = [parked, blocks, ...(asked ? [asked.offer] : [])];
  const failed = readings.find((it) => it.error);
  const retry = () => {
    for (const it of readings) if (it.error) it.retry();
  };
  const pass = usePassage();
  const isKnown = Boolean(stay && parked.rows && blocks.rows && asked?.price !== undefined);
  const suitable = allSpaces.filter((it) => !withCharger || hasFact(it, 'charger'));
  const free = isKnown ? suitable.filter((it) => asked?.isFree(it).kind === 'fits') : undefined;
  const takenLater = useOccupants(stay && free?.length === 0 ? searched(stay) : undefined);
  const nearest = stay && takenLater && free?.length === 0 ? nearestStay(suitable, takenLater, stay) : undefined;
  const price = asked?.price ?? 0;
  const wantedOf = (it: number, of: Span): SaleChoice => ({
    stay: of,
    short: nameOf(it),
    words: `Miejsce ${nameOf(it)}, ${count(dayCount(of.since, of.until), nouns.day)}`,
    price,
    row: {
      ...{ parking_level: levelOf(it), space_id: it, status: 'PENDING' },
      ...{ since: wireDay(of.since), until: wireDay(of.until) },
    },
    choose: () => change({ ...chosen, space: it }),
  });
  const isThere = space !== undefined && free?.includes(space);
  return (
    <Sale
      entity={parking}
      shape={shape}
      place="Miejsce"
      head={
        <>
          <div className={parkingCss.days}>
            <DayInput label="Od" day={since} language={typedDay} onDay={(day) => change({ ...chosen, since: day })} />
            <DayInput
              label="Do"
              day={until}
              error={error}
              language={typedDay}
              onDay={(day) => change({ ...chosen, until: day })}
            />
            <label>
              <input
                type="checkbox"
                checked={withCharger}
                onChange={({ target }) => change({ ...chosen, withCharger: target.checked })}
              />{' '}
              z gniazdem
            </label>
          </div>
          <QuickDays asked={{ since, until }} onAsk={(of) => change({ ...chosen, ...of })} />
        </>
      }
      wanted={isThere && stay ? wantedOf(space, stay) : undefined}
      otherThan={({ row }) => {
        const near = free?.find((it) => it !== row.space_id && levelOf(it) === row.parking_level) ?? free?.[0];
        return near !== undefined && stay ? wantedOf(near, stay) : undefined;
      }}
      reads={reads}
      nextOf={(id, row) => ({
        label: 'Wjechał',
        run: () => {
          pass({ id, license_plate: String(row.license_plate) }, 'IN');
          onBack();
        },
      })}
      begins="przyjazd"
      onBack={onBack}
      onSold={() => change(undefined)}
    >
      {(booked) => {
        const sold = booked && Number(booked.row.space_id);
        return (
          <>
            {!stay && <p className={css.hint}>Wpisz pierwszy i ostatni dzień.</p>}
            {stay &&
              !free &&
              (failed?.error ? (
                <FailedReading reading={{ ...failed, retry }}>{unreadWords(failed.error)}</FailedReading>
              ) : (
                <PlaceholderRows rows={6} />
              ))}
            {free && free.length > 0 && (
              <p className={css.hint} role="status">
                {`${count(free.length, nouns.space)} z ${allSpaces.length}, każde za ${formatAmount(price)}`}
              </p>
            )}
            {free?.length === 0 && !booked && (
              <NoneFree
                words="Żadne takie miejsce nie jest wolne przez cały ten czas. Zmień dni."
                nearest={nearest && { stay: nearest.stay, short: nameOf(nearest.place) }}
                onTake={() => nearest && change({ ...chosen, ...nearest.stay, space: nearest.place })}
              />
            )}
            <div className={parkingCss.spaces} role="radiogroup" aria-label="Wolne miejsca">
              {free &&
                suitable
                  .filter((it) => it === sold || free.includes(it))
                  .map((it) => (
                    <Pick
                      key={it}
                      name="space"
                      checked={it === (sold ?? space)}
                      onPick={() => change({ ...chosen, space: it })}
                    >
                      <b>{nameOf(it)}</b>
                    </Pick>
                  ))}
            </div>
          </>
        );
      }}
    </Sale>
  );
}
