import { type ComponentType, type ReactNode, useId } from 'react';
import type { Entity } from '../../domain/kernel/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Fetched, later } from '../../ui/later.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { labelOf, offeredFilters } from './filters.ts';
import { ListName } from './ListName.tsx';
import css from './ListTools.module.css';
import { SearchBox } from './SearchBox.tsx';
import { orders, sortParams } from './sort.ts';
import { useDialogs } from './useDialogs.ts';
import type { ListQuery } from './useListQuery.ts';

const FilterDialog = later(() => import('./FilterDialog.tsx'));
const SortDialog = later(() => import('./SortDialog.tsx'));
const usual = { filter: FilterDialog, sort: SortDialog };

// biome-ignore lint/suspicious/noExplicitAny: rows of any entity
type Asks = ComponentType<{ query: ListQuery<any>; onClose: () => void }> & Fetched;
/** Dialogs of a list that are drawn in another way. */
export type ListDialogs = Record<keyof typeof usual, Asks>;

interface ListToolsProps<R> {
  entity: Entity;
  query: ListQuery<R>;
  dialogs?: ListDialogs | undefined;
  /** At the end of the bar. */
  children?: ReactNode;
}

/** The search box where the entity can be searched, and the two dialogs that say which rows and in what order. */
export function ListTools<R>({ entity, query, dialogs, children }: ListToolsProps<R>) {
  const { open, opener, close } = useDialogs(dialogs ?? usual);
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
          <Button size="s" {...opener('filter')}>
            <Icon name="filter" />
            Filtruj
            <ListName query={query} />
            <ActiveFilters n={filters.length} />
          </Button>
        )}
        {entity.sort.length > 0 && (
          <Button size="s" {...opener('sort')}>
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
      {open && dialogs && query.params && <Own dialog={dialogs[open]} query={query} onClose={close} />}
      {open === 'filter' && !dialogs && query.params && <FilterDialog entity={entity} query={query} onClose={close} />}
      {open === 'sort' && !dialogs && (
        <SortDialog
          title={`Sortuj: ${entity.many.toLowerCase()}`}
          columns={entity.sort.map((name) => ({ name, label: labelOf(entity, name) }))}
          sort={sort}
          onSort={(names, order) => change(sortParams(names, order))}
          onClose={close}
        />
      )}
    </>
  );
}

function Own<R>({ dialog: Dialog, ...props }: { dialog: Asks; query: ListQuery<R>; onClose: () => void }) {
  return <Dialog {...props} />;
}
