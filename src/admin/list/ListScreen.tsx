import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { User } from '../../domain/account/user.ts';
import type { Entity, Row } from '../../domain/kernel/entity.ts';
import type { Meta } from '../../domain/kernel/query.ts';
import { accusative } from '../../domain/language/accusative.ts';
import { count, grouped, noun } from '../../domain/language/polish.ts';
import { columnsOf } from '../../fields/list/Column.tsx';
import { List, type ListProps } from '../../fields/list/List.tsx';
import { ListName } from '../../fields/list/ListName.tsx';
import { RowNamesProvider, useRowNames } from '../../fields/list/row-names.ts';
import { useDialogs } from '../../fields/list/useDialogs.ts';
import { type ListQuery, useListQuery } from '../../fields/list/useListQuery.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { csvHref } from './csv.ts';
import css from './ListScreen.module.css';
import { PageSize } from './PageSize.tsx';
import { listsKey, usePreferences } from './preferences.ts';
import { RowActions } from './RowActions.tsx';
import { useNewRow } from './useNewRow.tsx';
import { useRemoveRow } from './useRemoveRow.ts';
import { useShortcuts } from './useShortcuts.ts';

interface ListScreenProps<E extends Entity> extends Pick<ListProps<E>, 'above' | 'quiet' | 'dialogs'> {
  entity: E;
  /** Who looks at it. */
  user: User;
  /** The section whose list it is: session storage keeps under its name what its lists are asked. */
  slug: string;
  /** Of several lists on a page each has its own. */
  pageParam?: string | undefined;
  /** Absent: what the entity calls its rows. */
  title?: string | undefined;
  /** The screen's heading names it already. */
  named?: boolean | undefined;
  /** Where a row is edited, and where it has a page of details. */
  edit?: ((row: Row<E>) => string) | undefined;
  more?: ((row: Row<E>) => string) | undefined;
  /** Rows that somebody else makes are not added here. */
  closed?: true | undefined;
  /** They are neither added nor deleted here. */
  fixed?: boolean | undefined;
  /** What the list is of, to choose above it. */
  head?: ((query: ListQuery<Row<E>>) => ReactNode) | undefined;
  /** What begins a new row, where that is not its form. */
  add?: { words: string; run: () => void } | undefined;
  /** What can be done with a row, where that is not to edit and delete it; null: nothing. */
  actions?: ((row: Row<E>) => ReactNode) | null | undefined;
  /** Further parameters of the call: `all=1`. */
  call?: Readonly<Record<string, string>> | undefined;
  /** Rows of a page, where it is not as the entity says. */
  pageSize?: number | undefined;
  /** How often the form of a new row was asked for from elsewhere, and what it then starts with. */
  adding?: number | undefined;
  initial?: Readonly<Record<string, unknown>> | undefined;
  /** The form of a new row was closed. */
  onAdded?: (() => void) | undefined;
  /** Columns that are drawn in another way, and further ones. */
  children?: ReactNode;
}

const load = { view: () => import('./ViewDialog.tsx') };
const ViewDialog = lazy(load.view);

const rows = noun('wpis', 'wpisy', 'wpisów');
/** '7', 'ponad 10 000'; where no name stands before it, '7 wpisów'. */
const totalIn = ({ total, more }: Meta, named = false): string =>
  (more ? 'ponad ' : '') + (named ? count(total, rows) : grouped(total));

/** An entity's list in the back-office: rows to search, open, edit and delete, and the way to a new one. */
export function ListScreen<E extends Entity>(props: ListScreenProps<E>) {
  const {
    entity,
    user,
    slug,
    pageParam,
    title = entity.many,
    named,
    edit,
    more,
    closed,
    add = { words: 'Dodaj', run: () => newRow.open() },
    actions,
    call,
    pageSize = entity.pageSize,
    adding,
    initial,
    onAdded,
    fixed,
    head,
    above,
    quiet,
    dialogs: own,
    children,
  } = props;
  const [preferences, prefer] = usePreferences(user.id, entity.table);
  const query = useListQuery(entity, {
    key: listsKey(slug),
    pageParam,
    limit: preferences.limit ?? pageSize,
    ...(call && { call }),
  });
  const dialogs = useDialogs(load);
  const box = useRef<HTMLDivElement>(null);
  const mayWrite = user.role === 'admin' || entity.write.includes(user.role);
  const canAdd = mayWrite && !closed && !fixed;
  const remove = useRemoveRow(entity, query, box);
  const newRow = useNewRow({ entity, slug, timesAsked: adding, initial, may: canAdd, box, onClosed: onAdded });
  useShortcuts(box, { add: canAdd ? add.run : undefined, on: preferences.shortcuts });

  const resize = (limit: number) => {
    prefer({ limit });
    query.turn(1);
  };
  const columns = columnsOf(entity, children);
  const { shown } = query;
  const names = useRowNames(entity, shown?.data);
  const total = shown && totalIn(shown.meta, named);
  const editAndRemove = (row: Row<E>) => (
    <RowActions
      label={names.get(query.keyOf(row)) ?? ''}
      more={more?.(row)}
      edit={edit?.(row)}
      onRemove={fixed ? undefined : () => remove(row, names.get(query.keyOf(row)))}
    />
  );
  const rowActions = actions === undefined ? (mayWrite ? editAndRemove : undefined) : (actions ?? undefined);
  return (
    <div ref={box} className={css.screen} data-density={preferences.density}>
      <header className={css.head}>
        <h2>
          <span className={named ? 'hidden' : undefined}>{title} </span>
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
            {!props.add && <span className="hidden"> {accusative(entity.one)}</span>}
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
          dialogs={own}
          href={more ?? (mayWrite ? edit : undefined)}
          actions={rowActions}
          shownColumns={columns
            .filter(({ name }, at) => at === 0 || !preferences.hidden.includes(name))
            .map((it) => it.name)}
          tools={
            <>
              <Button kind="text" size="s" aria-haspopup="dialog" onClick={() => void dialogs.show('view')}>
                <Icon name="columns" />
                Widok
                <ListName query={query} />
              </Button>
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
      <Suspense fallback={null}>
        {dialogs.open === 'view' && (
          <ViewDialog columns={columns} preferences={preferences} change={prefer} onClose={dialogs.close} />
        )}
      </Suspense>
    </div>
  );
}
