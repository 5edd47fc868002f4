import { shortName } from '../../../domain/airfield/airfield-plan.ts';
import type { taxiway } from '../../../domain/airfield/taxiway.ts';
import type { Sort } from '../../../domain/kernel/query.ts';
import type { SectionList } from '../../../domain/kernel/section.ts';
import { count, nouns } from '../../../domain/language/polish.ts';
import { Column, columnsOf, type DrawnColumn } from '../../../fields/list/Column.tsx';
import { ListTable } from '../../../fields/list/ListTable.tsx';
import { RowCell } from '../../../fields/list/RowCell.tsx';
import { RowNamesProvider, useRowNames } from '../../../fields/list/row-names.ts';
import { Empty } from '../../../ui/states.tsx';
import { RowActions } from '../../list/RowActions.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import css from './AirfieldLists.module.css';
import { PlaceStatus } from './PlaceStatus.tsx';
import { flightAt, type Place, placeOf } from './places.ts';

interface PlaceTableProps {
  list: SectionList;
  columns: readonly DrawnColumn[];
  places: readonly Place[];
  sort: Sort | undefined;
  onSort: (by: string) => void;
}

/** All terminals, taxiways or runways, each changed in its row. */
export function PlaceTable({ list, columns, places, sort, onSort }: PlaceTableProps) {
  const { entity } = list;
  const rows = places.map(({ row }) => row);
  const names = useRowNames(entity, rows);
  const editOf = (row: Place['row']) => placeOf(list, row).edit;
  return (
    <Sheet className={css.sheet} title={entity.many} aside={rows.length}>
      <RowNamesProvider value={names}>
        {rows.length === 0 ? (
          <Empty />
        ) : (
          <ListTable
            caption={`${entity.many}, ${count(rows.length, nouns.row)}`}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => String(id)}
            sort={sort}
            onSort={onSort}
            href={editOf}
            actions={(row) => <RowActions label={names.get(String(row.id)) ?? ''} edit={editOf(row)} />}
            changed={[]}
            busy={false}
          />
        )}
      </RowNamesProvider>
    </Sheet>
  );
}

/** What it is called comes first, then its status to press, and its flight where there is one. */
export const placeColumns = (list: SectionList, onAsk: (place: Place) => void): DrawnColumn[] => {
  const { entity } = list;
  return columnsOf({ ...entity, list: ['id', ...entity.list] }, [
    <Column<typeof taxiway>
      key="id"
      name="id"
      label="Nr"
      cell={({ id }) => (
        <>
          <span className="hidden">{entity.one} </span>
          <span className={css.plate} aria-hidden="true">
            {shortName(entity.table, id)}
          </span>
          <span className="hidden">{id}</span>
        </>
      )}
    />,
    <Column<typeof taxiway>
      key="status"
      name="status"
      cell={(row) => <PlaceStatus place={placeOf(list, row)} onAsk={onAsk} />}
    />,
    <Column<typeof taxiway>
      key="Flight_id"
      name="Flight_id"
      label="Lot"
      cell={(row) => (
        <span className={css.flight}>
          <RowCell entity={entity} name="Flight_id" row={flightAt(list, row) ? row : { Flight_id: null }} />
        </span>
      )}
    />,
    ...('num_of_stations' in entity.fields
      ? [
          <Column
            key="num_of_stations"
            name="num_of_stations"
            label="Stanowiska"
            cell={(row) => <RowCell entity={entity} name="num_of_stations" row={row} />}
          />,
        ]
      : []),
  ]);
};
