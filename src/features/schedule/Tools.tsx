import { lazy, Suspense } from 'react';
import { type Change, changed } from '../../client/useAddressParams.ts';
import { ActiveFilters } from '../../fields/list/ActiveFilters.tsx';
import { SearchBox } from '../../fields/list/SearchBox.tsx';
import { useDialogs } from '../../fields/list/useDialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { fetchSoon } from '../../ui/idle.ts';
import { pathOf, type ScheduleQuestion, scheduleQuestion } from './schedule-question.ts';
import css from './Tools.module.css';

const load = { filter: () => import('./FilterDialog.tsx'), sort: () => import('./SortDialog.tsx') };
const FilterDialog = lazy(load.filter);
const SortDialog = lazy(load.sort);

interface ToolsProps {
  params: URLSearchParams | undefined;
  question: ScheduleQuestion;
  change: Change;
  now: number | undefined;
}

/** The search box, and the two dialogs that say which flights and in what order. */
export function Tools({ params, question: { search, filters }, change, now = 0 }: ToolsProps) {
  const { open, show, close } = useDialogs(load);
  return (
    <search className={css.tools}>
      <SearchBox
        id="szukaj"
        label="Szukaj lotu"
        placeholder="Numer lotu, miasto albo linia"
        value={search}
        onSearch={(term) => change({ search: term }, 'replaceState')}
      />
      <Button aria-haspopup="dialog" onPointerEnter={fetchSoon(load.filter)} onClick={() => void show('filter')}>
        <Icon name="filter" />
        FILTRUJ
        <ActiveFilters n={filters.length} />
      </Button>
      <Button aria-haspopup="dialog" onPointerEnter={fetchSoon(load.sort)} onClick={() => void show('sort')}>
        <Icon name="sort" />
        SORTUJ
      </Button>
      {open && params && (
        <Suspense fallback={null}>
          {open === 'sort' ? (
            <SortDialog params={params} change={change} onClose={close} />
          ) : (
            <FilterDialog
              params={params}
              change={change}
              // What the list will ask for: its answer, by which the flights are counted here, is then there at once
              pathAfter={(to) => pathOf(scheduleQuestion(changed(params, { ...to, page: undefined })), now)}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </search>
  );
}
