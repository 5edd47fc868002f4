import { choices } from '../kernel/choices.ts';
import { choice, instant, int, text } from '../kernel/field.ts';

const more = { optional: true, stays: true } as const;
const server = { optional: true, server: true } as const;

/** The milestones that passengers are told, in words: see milestone.ts for the steps of staff. */
export const toldMilestone = choices({
  check_in_open: { label: 'Odprawa otwarta', tone: 'info', icon: 'info' },
  check_in_closed: { label: 'Odprawa zamknięta', tone: 'info', icon: 'x' },
  boarding: { label: 'Wejście na pokład', tone: 'info', icon: 'seat' },
  last_call: { label: 'Ostatnie wezwanie', tone: 'warn', icon: 'late' },
  doors_closed: { label: 'Bramka zamknięta', tone: 'neutral', icon: 'full' },
  off_block: { label: 'Odkołował', tone: 'info', icon: 'takeoff' },
  airborne: { label: 'Odleciał', tone: 'good', icon: 'plane' },
  landed: { label: 'Wylądował', tone: 'good', icon: 'landing' },
  in_block: { label: 'Wylądował', tone: 'good', icon: 'landing' },
  first_bag: { label: 'Bagaż na taśmie', tone: 'info', icon: 'box' },
  last_bag: { label: 'Bagaż wydany', tone: 'neutral', icon: 'check' },
});

/** What is known of a flight on its day, besides its timetable. */
export const liveFields = {
  estimated_there: instant('Nowa godzina tam', { ...more, hint: 'Nowa godzina na drugim lotnisku' }),
  actual_departure: instant('Odleciał o', more),
  actual_arrival: instant('Przyleciał o', more),
  stand: text('Miejsce postojowe', { ...more, max: 6 }),
  desks: text('Stanowiska odprawy', { ...more, max: 12, hint: 'Na przykład 7–9' }),
  belt: int('Taśma bagażowa', { ...more, min: 1, max: 99 }),
  public_reason: text('Słowa dla pasażerów', {
    ...more,
    max: 120,
    hint: 'Dlaczego lot się opóźnia, jednym zdaniem',
  }),
  milestone: choice('Ostatni krok', toldMilestone, server),
  milestone_at: instant('Godzina ostatniego kroku', server),
  gate_changed_at: instant('Bramkę zmieniono', server),
};
