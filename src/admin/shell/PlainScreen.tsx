import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { isOffice, pathOf } from '../../domain/office/back-office.ts';
import { RecordsProvider } from '../../fields/records.ts';
import { later } from '../../ui/later.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { AskedRow } from '../list/useNewRow.tsx';
import { recordHrefFor } from '../record/record-href.ts';
import { useAdding } from '../record/useAdding.ts';
import type { ScreenProps } from './screens.ts';

const EditScreen = later(
  () => import('../record/EditScreen.tsx').then((it) => ({ default: it.EditScreen })),
  PlaceholderRows,
);

/** A form of a new row that a section opens itself. */
export interface Adding extends AskedRow {
  table: string;
}

interface PlainProps extends ScreenProps {
  /** Stands above the lists. */
  children?: ReactNode;
  /** Columns of the lists that are drawn in another way, and further ones, by table. */
  columns?: Readonly<Record<string, ReactNode>>;
  adding?: Adding | undefined;
}

/** What follows from a section's entities: its lists, or the form of a row. */
export function PlainScreen({ route, user, children, columns, adding }: PlainProps) {
  const { section, list, key } = route;
  const { slug } = section;
  const adds = useAdding();
  const from = new URLSearchParams(useSearch()).get(backParameter);
  if (list && key !== undefined)
    return (
      <EditScreen
        entity={list.entity}
        slug={slug}
        id={key}
        list={pathOf(section)}
        back={from && isOffice(from) ? from : undefined}
        call={list.call}
        byKey={list.readByKey}
      />
    );
  return (
    <RecordsProvider value={recordHrefFor(user.role)}>
      {children}
      {section.lists.map((screen) => {
        const { table } = screen.entity;
        const addingHere = adding?.table === table ? adding : undefined;
        return (
          <ListScreen
            key={table}
            list={screen}
            section={section}
            user={user}
            title={screen.entity.many === section.title ? null : undefined}
            asked={addingHere ?? adds[table]}
          >
            {columns?.[table]}
          </ListScreen>
        );
      })}
    </RecordsProvider>
  );
}

/** The parameter of a form's address that says on which page it was opened: when it is saved one is back there. */
const backParameter = 'powrot';

/** Where a row is edited for whoever wants to be back on this page afterwards. */
export const editFrom = (edit: string, page: string): string =>
  `${edit}?${new URLSearchParams({ [backParameter]: page })}`;
