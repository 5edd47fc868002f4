import { type Change, changed } from '../../client/useAddressParams.ts';
import { ActiveFilters } from '../../fields/list/ActiveFilters.tsx';
import { SearchBox } from '../../fields/list/SearchBox.tsx';
import { useDialogs } from '../../fields/list/useDialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { later } from '../../ui/later.tsx';
import { pathOf, type ScheduleQuestion, scheduleQuestion } from './schedule-question.ts';
import css from './Tools.module.css';

const FilterDialog = later(() => import('./FilterDialog.tsx'));
const SortDialog = later(() => import('./SortDialog.tsx'));
const dialogs = { filter: FilterDialog, sort: SortDialog };

interface ToolsProps {
  params: URLSearchParams | undefined;
  question: ScheduleQuestion;
  change: Change;
  now: number | undefined;
}

/** The search box, and the two dialogs that say which flights and in what order. */
export function Tools({ params, question: { search, filters }, change, now = 0 }: ToolsProps) {
  const { open, opener, close } = useDialogs(dialogs);
  const dialog = params && { params, change, onClose: close };
  return (
    <search className={css.tools}>
      <SearchBox
        id="szukaj"
        label="Szukaj lotu"
        placeholder="Numer lotu, miasto albo linia"
        value={search}
        onSearch={(term) => change({ search: term }, 'replaceState')}
      />
      <Button {...opener('filter')}>
        <Icon name="filter" />
        FILTRUJ
        <ActiveFilters n={filters.length} />
      </Button>
      <Button {...opener('sort')}>
        <Icon name="sort" />
        SORTUJ
      </Button>
      {open === 'sort' && dialog && <SortDialog {...dialog} />}
      {open === 'filter' && dialog && (
        <FilterDialog
          {...dialog}
          // What the list will ask for: its answer, by which the flights are counted here, is then there at once
          pathAfter={(to) => pathOf(scheduleQuestion(changed(params, { ...to, page: undefined })), now)}
        />
      )}
    </search>
  );
}
