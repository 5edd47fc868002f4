import { misfitOf, type Occupant } from '../../domain/booking/occupant.ts';
import { overlap, type Span } from '../../domain/booking/span.ts';
import { ErrorText } from '../../ui/Field.tsx';

interface InWayProps {
  /** undefined while they are not known. */
  occupants: readonly Occupant[] | undefined;
  days: Span;
  /** Said where nobody is in the way. */
  free: string;
}

/** Who has booked already what is to be blocked on these days. */
export function InWay({ occupants, days, free }: InWayProps) {
  if (!occupants) return null;
  const booked = occupants.filter((it) => overlap(it, days));
  return (
    <div role="status">
      {booked.length === 0 && <p>{free}</p>}
      {booked.map((it) => (
        <ErrorText key={it.key}>{misfitOf([it], days)?.words}</ErrorText>
      ))}
      {booked.length > 0 && <p>Najpierw przenieś je gdzie indziej.</p>}
    </div>
  );
}
