import { formatMeasure } from '../kernel/figures.ts';
import { count, noun } from '../language/polish.ts';
import { type Luggage, luggage } from './luggage.ts';
import type { Ticket } from './ticket.ts';

/** What somebody takes along on one of their flights, and how much their tickets for it include, in kg. */
export interface FlightLuggage
  extends Pick<Luggage, 'Flights_id' | 'flight_number' | 'origin' | 'destination' | 'departure' | 'weight'>,
    Pick<Ticket, 'allowance'> {
  pieces: number;
}

const { weight: weightField } = luggage.fields;
const kilos = (weight: number): string => formatMeasure(weight, weightField);
const piece = noun('sztuka', 'sztuki', 'sztuk');

/** How what is registered stands against what is included; no `left` where nobody knows, or there is nothing to say. */
interface LuggageWords {
  registered: string;
  included: string;
  left?: { words: string; tone: 'good' | 'warn' | 'bad' };
}

export function luggageWords({ pieces, weight, allowance }: FlightLuggage): LuggageWords {
  const registered = pieces === 0 ? 'Nic nie zgłoszono' : `Zgłoszono ${kilos(weight)}, ${count(pieces, piece)}`;
  if (allowance === null) return { registered, included: 'na bilecie nie ma limitu' };
  const included = allowance === 0 ? 'bilet nie obejmuje bagażu' : `bilet obejmuje ${kilos(allowance)}`;
  if (weight > allowance)
    return { registered, included, left: { words: `Za dużo o\u00a0${kilos(weight - allowance)}`, tone: 'bad' } };
  if (allowance === 0) return { registered, included };
  if (weight === allowance) return { registered, included, left: { words: 'Limit wykorzystany', tone: 'warn' } };
  return { registered, included, left: { words: `Zostało ${kilos(allowance - weight)}`, tone: 'good' } };
}
