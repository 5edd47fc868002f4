import { type ComponentType, lazy, type ReactNode, Suspense, useId } from 'react';
import type { Entity } from '../../domain/kernel/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { labelOf, offeredFilters } from './filters.ts';
import { ListName } from './ListName.tsx';
import css from './ListTools.module.css';
import { SearchBox } from './SearchBox.tsx';
import { orders, sortParams } from './sort.ts';
import { useDialogs } from './useDialogs.ts';
import type { ListQuery } from './useListQuery.ts';

const load = { filter: () => import('./FilterDialog.tsx'), sort: () => import('./SortDialog.tsx') };
const FilterDialog = lazy(load.filter);
const SortDialog = lazy(load.sort);

// biome-ignore lint/suspicious/noExplicitAny: rows of any entity
type Asks = ComponentType<{ query: ListQuery<any>; onClose: () => void }>;
/** Dialogs of a list that are drawn in another way: each as it is fetched, and as it is then shown. */
export interface ListDialogs {
  load: Record<'filter' | 'sort', () => Promise<unknown>>;
  Filter: Asks;
  Sort: Asks;
}

interface ListToolsProps<R> {
  entity: Entity;
  query: ListQuery<R>;
  dialogs?: ListDialogs | undefined;
  /** At the end of the bar. */
  children?: ReactNode;
}

/** The search box where the entity can be searched, and the two dialogs that say which rows and in what order. */
export function ListTools<R>({ entity, query, dialogs, children }: ListToolsProps<R>) {
  const { open, show, close } = useDialogs(dialogs?.load ?? load);
  const id = useId();
  const { search, filters, sort, change } = query;
  const searchedIn = entity.search?.map((it) => labelOf(entity, it).toLowerCase()).join(', ');
  const by = sort?.by[0];
  return (
    <>
      <search className={css.tools} aria-label={`Szukaj: ${entity.many}`}>
        {searchedIn && (
          <SearchBox
            id={`${id}-search`}
            label={`Szukaj: ${searchedIn}`}
            placeholder={`Szukaj: ${searchedIn}`}
            value={search}
            onSearch={(term) => change({ search: term }, 'replaceState')}
          />
        )}
        {offeredFilters(entity).length > 0 && (
          <Button aria-haspopup="dialog" size="s" onClick={() => void show('filter')}>
            <Icon name="filter" />
            Filtruj
            <ListName query={query} />
            <ActiveFilters n={filters.length} />
          </Button>
        )}
        {entity.sort.length > 0 && (
          <Button aria-haspopup="dialog" size="s" onClick={() => void show('sort')}>
            <Icon name="sort" />
            {by && sort ? (
              <>
                <span className="hidden">Sortuj: </span>
                {labelOf(entity, by)} <span className={css.order}>{orders[sort.order]}</span>
              </>
            ) : (
              'Sortuj'
            )}
            <ListName query={query} />
          </Button>
        )}
        {children && <div className={css.more}>{children}</div>}
      </search>
      <Suspense fallback={null}>
        {open && dialogs && query.params && (
          <Own dialog={open === 'filter' ? dialogs.Filter : dialogs.Sort} query={query} onClose={close} />
        )}
        {open === 'filter' && !dialogs && query.params && (
          <FilterDialog entity={entity} query={query} onClose={close} />
        )}
        {open === 'sort' && !dialogs && (
          <SortDialog
            title={`Sortuj: ${entity.many.toLowerCase()}`}
            columns={entity.sort.map((name) => ({ name, label: labelOf(entity, name) }))}
            sort={sort}
            onSort={(names, order) => change(sortParams(names, order))}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

function Own<R>({ dialog: Dialog, ...props }: { dialog: Asks; query: ListQuery<R>; onClose: () => void }) {
  return <Dialog {...props} />;
}
