import { flight } from '../../../domain/flight/flight.ts';
import { joinMoment, splitMoment } from '../../../domain/language/typed-moment.ts';
import { TypedMoment } from '../../../fields/TypedMoment.tsx';
import type { ControlProps } from '../../record/parts.ts';

/** When a flight leaves; a new one lands on the same day until somebody says another. */
export function DepartureInput({ shared, value, onChange, values, change, row }: ControlProps) {
  const departure = String(value ?? '');
  const leave = (to: string) => {
    const [before, after, arrival] = [departure, to, String(values.arrival ?? '')].map(splitMoment);
    if (before && after && arrival && !row && (arrival.day === before.day || arrival.day === ''))
      change('arrival', joinMoment({ ...arrival, day: after.day }));
    onChange(to);
  };
  return <TypedMoment shared={shared} label={flight.fields.departure.label} value={departure} onChange={leave} />;
}
