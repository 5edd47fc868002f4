import { becoming, holdsFlight } from '../../../domain/airfield/airfield.ts';
import { shortName } from '../../../domain/airfield/airfield-plan.ts';
import type { Choices } from '../../../domain/kernel/choices.ts';
import { StatusChip } from '../../record/StatusChip.tsx';
import { useRowChange } from '../../record/useRowChange.ts';
import { flightAt, type Place, statusesOf } from './places.ts';

interface PlaceStatusProps {
  place: Place;
  /** Asks which flight is there. */
  onAsk: (place: Place) => void;
}

/** The status of a place, changed in its row; what it brings along is stored with it, and taken back with it. */
export function PlaceStatus({ place, onAsk }: PlaceStatusProps) {
  const { list, row } = place;
  const { entity, call } = list;
  const statuses = statusesOf(list);
  const change = useRowChange(entity, { call, called: () => shortName(entity.table, row.id) });
  // A flight that is there stays; where none is, somebody says which
  const isAsked = (status: string) => holdsFlight(statuses, status) && !flightAt(list, row);
  const choices: Choices = Object.fromEntries(
    Object.entries(statuses).map(([status, choice]) => [
      status,
      isAsked(status) ? { ...choice, label: `${choice.label}…` } : choice,
    ]),
  );
  const become = (status: string) => {
    if (isAsked(status)) return onAsk({ ...place, begun: { status } });
    const to = becoming(statuses, row, status);
    const { is_available } = entity.fields;
    const available =
      to.is_available === undefined ? [] : [`${is_available.label}: ${to.is_available ? 'tak' : 'nie'}`];
    change.put(row, to, [statuses[status]?.label, ...available].join(', '));
  };
  return <StatusChip {...{ entity, row, change, choices, become }} />;
}
