import { RecordsProvider } from '../../../fields/records.ts';
import { later } from '../../../ui/later.tsx';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { recordHrefFor } from '../../record/record-href.ts';
import { PlainScreen } from '../../shell/PlainScreen.tsx';
import type { ScreenProps } from '../../shell/screens.ts';
import { FlightList } from './FlightList.tsx';

const FlightDetails = later(
  () => import('./FlightDetails.tsx').then((it) => ({ default: it.FlightDetails })),
  PlaceholderRows,
);
const FlightParameters = later(
  () => import('./FlightParameters.tsx').then((it) => ({ default: it.FlightParameters })),
  PlaceholderRows,
);

/** The timetable as those see it who run it: its list, one flight, and what that does in the air. */
export function Section(props: ScreenProps) {
  const { list, part, key } = props.route;
  return (
    <RecordsProvider value={recordHrefFor(props.user.role)}>
      {key === undefined ? (
        <FlightList {...props} />
      ) : list ? (
        <PlainScreen {...props} />
      ) : part === 'details' ? (
        <FlightDetails id={key} section={props.route.section} />
      ) : (
        <FlightParameters id={key} section={props.route.section} isNew={part === 'newParameters'} />
      )}
    </RecordsProvider>
  );
}
