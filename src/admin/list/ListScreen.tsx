import { type ReactNode, useRef } from 'react';
import type { User } from '../../domain/account/user.ts';
import type { Entity, Row } from '../../domain/kernel/entity.ts';
import type { Meta } from '../../domain/kernel/query.ts';
import type { ListOf, Section } from '../../domain/kernel/section.ts';
import { count, grouped, nouns } from '../../domain/language/polish.ts';
import { editPath, partPath } from '../../domain/office/back-office.ts';
import { columnsOf } from '../../fields/list/Column.tsx';
import { List, type ListProps } from '../../fields/list/List.tsx';
import { ListName } from '../../fields/list/ListName.tsx';
import { RowNamesProvider, useRowNames } from '../../fields/list/row-names.ts';
import { type ListQuery, useListQuery } from '../../fields/list/useListQuery.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { csvHref } from './csv.ts';
import css from './ListScreen.module.css';
import { PageSize } from './PageSize.tsx';
import { type ListTab, listsKey, usePreferences } from './preferences.ts';
import { RowActions } from './RowActions.tsx';
import { type AskedRow, useNewRow } from './useNewRow.tsx';
import { useRemoveRow } from './useRemoveRow.ts';
import { useShortcuts } from './useShortcuts.ts';
import { ViewPopup } from './ViewPopup.tsx';

/** How the rows of a list are drawn, and what can be done with one. */
interface RowLook<E extends Entity> extends Pick<ListProps<E>, 'above' | 'quiet'> {
  /** Absent: a row is edited and deleted; null: nothing can be done with it. */
  actions?: ((row: Row<E>) => ReactNode) | null;
  /** Besides editing and deleting; `label` is what the row is called. */
  further?: (row: Row<E>, label: string) => ReactNode;
}

interface ListScreenProps<E extends Entity> extends Pick<ListProps<E>, 'dialogs' | 'children'> {
  /** The list, and which it is where a table has several. */
  list: ListOf<E> & { tab?: ListTab };
  /** Session storage keeps under its name what its lists are asked. */
  section: Section;
  /** Who looks at it. */
  user: User;
  /** Absent: what the entity calls its rows; null: the heading of the screen says it already. */
  title?: string | null | undefined;
  /** What the list is of, to choose above it. */
  head?: ((query: ListQuery<Row<E>>) => ReactNode) | undefined;
  rows?: RowLook<E> | undefined;
  /** What begins a new row, where that is not its form. */
  add?: { words: string; run: () => void } | undefined;
  /** The form of a new row, where it was asked for from elsewhere. */
  asked?: AskedRow | undefined;
}

/** '7', 'ponad 10 000'; where no name stands before it, '7 wpisów'. */
const totalIn = ({ total, more }: Meta, named = false): string =>
  (more ? 'ponad ' : '') + (named ? count(total, nouns.row) : grouped(total));

/** An entity's list in the back-office: rows to search, open, edit and delete, and the way to a new one. */
export function ListScreen<E extends Entity>(props: ListScreenProps<E>) {
  const { list, section, user, title, head, asked, rows = {}, children } = props;
  const { actions, further, above, quiet } = rows;
  const { entity, call, fixed, page, tab, pageSize = entity.pageSize } = list;
  const named = title === null;
  const { add = { words: 'Dodaj', run: () => newRow.open() } } = props;
  const [preferences, prefer] = usePreferences(user.id, entity.table, tab);
  const query = useListQuery(entity, {
    key: listsKey(section.slug),
    pageParam: page,
    limit: preferences.limit ?? pageSize,
    ...(call && { call }),
  });
  const box = useRef<HTMLDivElement>(null);
  const mayWrite = user.role === 'admin' || entity.write.includes(user.role);
  // Of what there is one of, a second is not offered, nor while it is not known whether there is one
  const canAdd = mayWrite && !fixed && !(entity.single && query.shown?.meta.total !== 0);
  const remove = useRemoveRow(entity, query, box);
  const newRow = useNewRow({ entity, slug: section.slug, asked, may: canAdd, box });
  useShortcuts(box, { add: canAdd ? add.run : undefined, on: preferences.shortcuts });

  const resize = (limit: number) => {
    prefer({ limit });
    query.turn(1);
  };
  const columns = columnsOf(entity, children);
  const { shown, keyOf } = query;
  const names = useRowNames(entity, shown?.data);
  const total = shown && totalIn(shown.meta, named);
  const edit = list.edit ? (row: Row<E>) => editPath(list, keyOf(row)) : undefined;
  const more = section.parts.details ? (row: Row<E>) => partPath(section, 'details', keyOf(row)) : undefined;
  const editAndRemove = (row: Row<E>) => (
    <RowActions
      label={names.get(keyOf(row)) ?? ''}
      more={more?.(row)}
      edit={edit?.(row)}
      stays={entity.undeletable?.(row)}
      onRemove={fixed || entity.single ? undefined : () => remove(row, names.get(keyOf(row)))}
    >
      {further?.(row, names.get(keyOf(row)) ?? '')}
    </RowActions>
  );
  const rowActions = actions === undefined ? (mayWrite ? editAndRemove : undefined) : (actions ?? undefined);
  return (
    <div ref={box} className={css.screen} data-density={preferences.density}>
      <header className={css.head}>
        <h2>
          <span className={named ? 'hidden' : undefined}>{title ?? entity.many} </span>
          {total !== undefined && <small>{total}</small>}
        </h2>
        {canAdd && (
          <Button
            kind="go"
            size="s"
            aria-keyshortcuts="N"
            aria-expanded={props.add ? undefined : newRow.isOpen}
            onClick={add.run}
          >
            <Icon name="plus" />
            {add.words}
            {/* A page has several such buttons: one a list, and the one that sends the form */}
            {!props.add && <span className="hidden"> {entity.accusative}</span>}
          </Button>
        )}
      </header>
      {newRow.form}
      {head?.(query)}
      <RowNamesProvider value={names}>
        <List
          entity={entity}
          query={query}
          above={above}
          quiet={quiet}
          dialogs={props.dialogs}
          href={more ?? (mayWrite ? edit : undefined)}
          actions={rowActions}
          shownColumns={columns
            .filter(({ name }, at) => at === 0 || !preferences.hidden.includes(name))
            .map((it) => it.name)}
          tools={
            <>
              <ViewPopup columns={columns} preferences={preferences} usuallyHidden={tab?.hidden ?? []} change={prefer}>
                <ListName query={query} />
              </ViewPopup>
              <ButtonLink kind="text" size="s" href={csvHref(entity, query, call)} download>
                <Icon name="download" />
                Eksport CSV
                <ListName query={query} />
              </ButtonLink>
            </>
          }
          under={<PageSize usual={pageSize} query={query} onLimit={resize} />}
        >
          {children}
        </List>
      </RowNamesProvider>
    </div>
  );
}
