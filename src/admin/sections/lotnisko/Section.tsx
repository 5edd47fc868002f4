import { useState } from 'react';
import { useAnswer } from '../../../client/useList.ts';
import { airfield } from '../../../domain/airfield/airfield.ts';
import { shortName } from '../../../domain/airfield/airfield-plan.ts';
import type { taxiway } from '../../../domain/airfield/taxiway.ts';
import type { SectionList } from '../../../domain/kernel/section.ts';
import { editPath } from '../../../domain/office/back-office.ts';
import { Column } from '../../../fields/list/Column.tsx';
import { RowCell } from '../../../fields/list/RowCell.tsx';
import { PlainScreen } from '../../shell/PlainScreen.tsx';
import type { ScreenProps } from '../../shell/screens.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import { PlaceStatus } from './PlaceStatus.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { flightAt, type Place, type Row } from './places.ts';
import css from './Section.module.css';

/** How often the plan is read again, in ms. */
const live = { refreshInterval: 20_000, revalidateOnFocus: true };

/** The airfield: drawn, and in three lists for whoever reads those better; every place is changed from either. */
export function Section(props: ScreenProps) {
  return props.route.list ? <PlainScreen {...props} /> : <Airfield {...props} />;
}

function Airfield({ route, user }: ScreenProps) {
  const { section } = route;
  const reading = useAnswer<{ data: Record<string, Row[]> }>(`${airfield.path}?limit=100`, undefined, live);
  const [chosen, choose] = useState<Place>();
  // Their numbers are what they are called by, so they come first
  const lists = section.lists.map((it) => ({ ...it, entity: { ...it.entity, list: ['id', ...it.entity.list] } }));
  return (
    <div className={css.airfield}>
      <PlainScreen
        route={{ section: { ...section, lists } }}
        user={user}
        columns={Object.fromEntries(lists.map((it) => [it.entity.table, columnsOf(it, choose)]))}
      >
        <PlanPanel
          reading={reading}
          places={lists.flatMap((it) => (reading.answer?.data[it.entity.table] ?? []).map((row) => placeOf(it, row)))}
          onChoose={choose}
        />
      </PlainScreen>
      {chosen && <PlaceDialog place={chosen} onClose={() => choose(undefined)} />}
    </div>
  );
}

const placeOf = (list: SectionList, row: Row): Place => ({ list, row, edit: editPath(list, row.id) ?? '' });

/** The columns that differ: what it is called, its status to press, and its flight where there is one. */
const columnsOf = (list: SectionList, onAsk: (place: Place) => void) => {
  const { entity } = list;
  return [
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
  ];
};
