import { useState } from 'react';
import type { Entity } from '../../domain/kernel/entity.ts';
import { nouns } from '../../domain/language/polish.ts';
import { ChoiceDialog } from '../../ui/ChoiceDialog.tsx';
import { rangeEnds, rangeText } from './day-range.ts';
import { FilterField } from './FilterField.tsx';
import { offeredFilters } from './filters.ts';
import { parseFilterText } from './parse-filter-text.ts';
import { unfiltered } from './question.ts';
import type { ListQuery } from './useListQuery.ts';
import { useMatches } from './useMatches.ts';

interface FilterDialogProps {
  entity: Entity;
  query: Pick<ListQuery<never>, 'params' | 'prefix' | 'change' | 'pathAfter'>;
  onClose: () => void;
}

/** Which rows are shown, by whatever the entity offers; nothing is filtered before it is sent. */
export default function FilterDialog({ entity, query, onClose }: FilterDialogProps) {
  const { params, prefix, change, pathAfter } = query;
  const offered = offeredFilters(entity);
  const [draft, setDraft] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      offered.map((filter) => [filter.by, parseFilterText(filter, params?.get(prefix + filter.by) ?? '')]),
    ),
  );
  const [resets, setResets] = useState(0);
  const chosen = Object.fromEntries(
    offered.map(({ by, asking }) => {
      const text = (draft[by] ?? '').trim();
      return [by, asking === 'days' ? rangeText(...rangeEnds(text)) : text];
    }),
  );
  const words = useMatches(pathAfter(chosen), nouns.row, 'Pokaż');
  const reset = () => {
    setDraft({});
    setResets(resets + 1);
    change(unfiltered(entity));
  };
  return (
    <ChoiceDialog
      title={`Filtruj: ${entity.many.toLowerCase()}`}
      send={words}
      onSend={() => change(chosen)}
      onReset={reset}
      onClose={onClose}
    >
      {offered.map((filter) => (
        <FilterField
          key={`${filter.by} ${resets}`}
          offered={filter}
          value={draft[filter.by] ?? ''}
          onValue={(value) => setDraft((now) => ({ ...now, [filter.by]: value }))}
        />
      ))}
    </ChoiceDialog>
  );
}
