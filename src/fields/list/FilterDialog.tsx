import type { Entity } from '../../domain/kernel/entity.ts';
import { nouns } from '../../domain/language/polish.ts';
import { ChoiceDialog } from '../../ui/ChoiceDialog.tsx';
import { FilterField } from './FilterField.tsx';
import { useFilterDraft, useMatches } from './useFilterDraft.ts';
import type { ListQuery } from './useListQuery.ts';

interface FilterDialogProps {
  entity: Entity;
  query: Pick<ListQuery<never>, 'params' | 'prefix' | 'change' | 'pathAfter'>;
  onClose: () => void;
}

/** Which rows are shown, by whatever the entity offers; nothing is filtered before it is sent. */
export default function FilterDialog({ entity, query, onClose }: FilterDialogProps) {
  const { offered, textOf, set, resets, path, send, reset } = useFilterDraft(entity, query);
  const words = useMatches(path, nouns.row, 'Pokaż');
  return (
    <ChoiceDialog
      title={`Filtruj: ${entity.many.toLowerCase()}`}
      send={words}
      onSend={send}
      onReset={reset}
      onClose={onClose}
    >
      {offered.map((filter) => (
        <FilterField
          key={`${filter.by} ${resets}`}
          offered={filter}
          value={textOf(filter.by)}
          onValue={(value) => set(filter.by, value)}
        />
      ))}
    </ChoiceDialog>
  );
}
