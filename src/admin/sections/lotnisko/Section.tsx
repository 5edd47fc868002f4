import { useState } from 'react';
import { useAnswer } from '../../../client/useList.ts';
import { wholeAirfield } from '../../../domain/airfield/airfield.ts';
import { RecordsProvider } from '../../../fields/records.ts';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { recordHrefFor } from '../../record/record-href.ts';
import { PlainScreen } from '../../shell/PlainScreen.tsx';
import type { ScreenProps } from '../../shell/screens.ts';
import { AirfieldLists } from './AirfieldLists.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { type Place, placeOf, type Row } from './places.ts';
import css from './Section.module.css';

/** How often the airfield is read again, in ms. */
const live = { refreshInterval: 20_000, revalidateOnFocus: true };

/** The airfield: drawn, and in three lists for whoever reads those better; every place is changed from either. */
export function Section(props: ScreenProps) {
  return props.route.list ? <PlainScreen {...props} /> : <Airfield {...props} />;
}

/** One reading says it all, so that the plan and the lists never differ. */
function Airfield({ route: { section }, user }: ScreenProps) {
  const reading = useAnswer<{ data: Record<string, Row[]> }>(wholeAirfield, undefined, live);
  const [chosen, choose] = useState<Place>();
  const { answer, error } = reading;
  const places = section.lists.flatMap((list) =>
    (answer?.data[list.entity.table] ?? []).map((row) => placeOf(list, row)),
  );
  return (
    <div className={css.airfield}>
      <PlanPanel reading={reading} places={places} onChoose={choose} />
      {answer ? (
        <RecordsProvider value={recordHrefFor(user.role)}>
          <AirfieldLists section={section} userId={user.id} places={places} onAsk={choose} />
        </RecordsProvider>
      ) : (
        !error && <PlaceholderRows />
      )}
      {chosen && <PlaceDialog place={chosen} onClose={() => choose(undefined)} />}
    </div>
  );
}
