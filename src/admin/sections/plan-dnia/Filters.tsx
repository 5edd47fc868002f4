import type { PlanDay, PlanStay } from '../../../domain/flight/plan-day.ts';
import { type PlanFilter, planAirlines, planTerminals } from '../../../domain/flight/plan-filter.ts';
import { Select } from '../../../ui/inputs.tsx';
import { Toggles } from '../../parts/Toggles.tsx';
import { useAfterPaint } from '../../parts/useAfterPaint.ts';
import css from './Filters.module.css';

const all = 'all';

interface FiltersProps {
  plan: PlanDay;
  /** Of all airlines. */
  stays: readonly PlanStay[];
  filter: PlanFilter;
  onFilter: (to: PlanFilter) => void;
}

/** Which terminal and whose flights are shown; on paper what was chosen. */
export function Filters({ plan, stays, filter, onFilter }: FiltersProps) {
  const { terminal, airline } = filter;
  const terminals = planTerminals(plan);
  const known = [...new Set([...planAirlines(stays), ...(airline ? [airline] : [])])];
  // To learn how a Polish dictionary orders names takes 5 ms, and nobody sees into the list before it is opened
  const isPainted = useAfterPaint(true, false);
  const airlines = isPainted ? known.sort((a, b) => a.localeCompare(b, 'pl')) : known;
  return (
    <>
      {terminals.length > 1 && (
        <Toggles
          joined
          label="Terminal"
          choices={{
            [all]: terminals.length === 2 ? 'Oba terminale' : 'Wszystkie terminale',
            ...Object.fromEntries(terminals.map((it) => [it, it])),
          }}
          value={terminal || all}
          onChoose={(to) => onFilter({ ...filter, terminal: to === all ? undefined : to })}
        />
      )}
      {airlines.length > 1 && (
        <span className={css.airline}>
          <Select
            aria-label="Linia"
            empty="Wszystkie linie"
            options={airlines.map((it) => ({ value: it, label: it }))}
            value={airline ?? ''}
            onChange={({ target }) => onFilter({ ...filter, airline: target.value })}
          />
        </span>
      )}
      <span className={css.paper}>{[terminal, airline].filter(Boolean).join(', ')}</span>
    </>
  );
}
