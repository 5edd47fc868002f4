import { type ReactNode, useId } from 'react';
import { FailedReading } from '../../client/FailedReading.tsx';
import type { Entity, Row } from '../../domain/kernel/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { Paginator } from '../../ui/Paginator.tsx';
import { Empty } from '../../ui/states.tsx';
import { columnsOf } from './Column.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterText } from './FilterText.tsx';
import css from './List.module.css';
import { type Above, ListTable, WaitingTable } from './ListTable.tsx';
import { type ListDialogs, ListTools } from './ListTools.tsx';
import { unfiltered } from './question.ts';
import { RowCount } from './RowCount.tsx';
import { nextSort } from './sort.ts';
import type { ListQuery } from './useListQuery.ts';

export interface ListProps<E extends Entity> {
  entity: E;
  query: ListQuery<Row<E>>;
  /** Where a row leads to: the first column is the link. */
  href?: ((row: Row<E>) => string | undefined) | undefined;
  /** The column of what can be done with a row. */
  actions?: ((row: Row<E>) => ReactNode) | undefined;
  /** The names of the columns that are shown; absent: all. */
  shownColumns?: readonly string[] | undefined;
  /** Further tools, at the end of the toolbar. */
  tools?: ReactNode;
  /** Beside the pages: how many rows they have. */
  under?: ReactNode;
  /** Stands above a row that begins something else than the one before it: a day. */
  above?: Above<Row<E>> | undefined;
  /** Is a row drawn quietly, for nobody has to do anything about it any more? */
  quiet?: ((row: Row<E>) => boolean) | undefined;
  /** The dialogs of a list that asks in another way. */
  dialogs?: ListDialogs | undefined;
  /** Columns that are drawn in another way, and further ones. */
  children?: ReactNode;
}

/** A list of an entity's rows in its four states, with what it can be searched, filtered, sorted and paged by. */
export function List<E extends Entity>({ entity, query, href, actions, shownColumns, ...rest }: ListProps<E>) {
  const { tools, under, above, quiet, dialogs, children } = rest;
  const id = useId();
  const { shown, settled, error, busy, sort, change, refreshed } = query;
  const columns = columnsOf(entity, children).filter(({ name }) => !shownColumns || shownColumns.includes(name));
  const failed = error !== undefined && !settled;
  const onSort = (by: string) => change(nextSort(sort, by));
  const caption = shown ? `${entity.many}, strona ${shown.meta.page} z ${shown.meta.pages}` : entity.many;
  return (
    <section className={css.list} aria-label={entity.many} id={id} tabIndex={-1}>
      <ListTools entity={entity} query={query} dialogs={dialogs}>
        {tools}
      </ListTools>
      <FilterChips
        entity={entity}
        query={query}
        words={(filter) => <FilterText entity={entity} filter={filter} />}
        listId={id}
        className={css.chips}
      />
      {failed && !busy ? (
        <FailedReading reading={query} of={entity} />
      ) : !shown || failed ? (
        <WaitingTable caption={entity.many} columns={columns} hasActions={actions !== undefined} />
      ) : shown.data.length === 0 ? (
        <Nothing
          narrowed={query.filters.length > 0 || query.search !== ''}
          clear={() => change({ ...unfiltered(entity), search: undefined })}
        />
      ) : (
        <ListTable
          caption={caption}
          columns={columns}
          rows={shown.data}
          keyOf={query.keyOf}
          sort={sort}
          onSort={onSort}
          href={href}
          actions={actions}
          changed={refreshed.changed}
          above={above}
          quiet={quiet}
          busy={!settled}
        />
      )}
      <footer
        className={css.foot}
        data-waiting={(!shown && !failed) || undefined}
        data-moved={refreshed.moved || undefined}
      >
        <RowCount query={query} />
        {under}
        {shown && !failed && (
          <Paginator
            of={query.prefix && entity.many}
            page={settled ? shown.meta.page : Math.min(query.page, shown.meta.pages)}
            pages={shown.meta.pages}
            href={query.href}
            onPage={query.turn}
          />
        )}
      </footer>
    </section>
  );
}

const Nothing = ({ narrowed, clear }: { narrowed: boolean; clear: () => void }) => (
  <div className={css.nothing}>
    <Empty />
    {narrowed && (
      <>
        <p>Nic nie pasuje do filtrów.</p>
        <Button size="s" onClick={clear}>
          Wyczyść filtry
        </Button>
      </>
    )}
  </div>
);
