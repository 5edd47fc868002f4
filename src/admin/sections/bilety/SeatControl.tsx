import { useId } from 'react';
import { useAnswer } from '../../../client/useList.ts';
import { freeSeats, plainSeat, seatsNear } from '../../../domain/travel/seats.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { ControlProps } from '../../record/parts.ts';
import css from './SeatControl.module.css';

interface Seats {
  data: { capacity: number | null; sold: string[] }[];
}
/** How many free seats are offered. */
const few = 4;

/** A seat of the chosen flight: any may be typed, free ones are offered, and one that is sold says so at once. */
export function SeatControl({ shared, value, onChange, values }: ControlProps) {
  const id = useId();
  const flight = typeof values.Flight_id === 'string' ? values.Flight_id : '';
  const { answer } = useAnswer<Seats>(flight ? `tickets/seats?${new URLSearchParams({ flight })}` : null);
  const seats = flight ? answer?.data[0] : undefined;
  const typed = typeof value === 'string' ? value : '';
  const free = seats?.capacity ? freeSeats(seats.capacity, seats.sold) : [];
  const isSold = typed !== '' && seats?.sold.some((seat) => plainSeat(seat) === plainSeat(typed));
  const offered = typed ? seatsNear(typed, free, few) : free.slice(0, few);
  const isFree = free.includes(plainSeat(typed));
  const describedBy = [shared['aria-describedby'], seats && id].filter(Boolean).join(' ') || undefined;
  return (
    <span className={css.box}>
      <TextInput
        {...shared}
        aria-describedby={describedBy}
        autoCapitalize="characters"
        autoComplete="off"
        value={typed}
        onChange={(event) => onChange(event.target.value)}
      />
      {seats && (
        <small id={id} className={css.free} role="status">
          {isSold && !shared['aria-invalid'] && <b>Miejsce {plainSeat(typed)} jest już sprzedane. </b>}
          {seats.capacity !== null && `Wolne ${free.length} z ${seats.capacity}`}
          {offered.length > 0 && !isFree && (isSold ? ', obok: ' : ', na przykład: ')}
        </small>
      )}
      {!isFree &&
        offered.map((seat) => (
          <button key={seat} type="button" aria-label={`Wolne miejsce ${seat}`} onClick={() => onChange(seat)}>
            {seat}
          </button>
        ))}
    </span>
  );
}
