import { parking } from '../../../domain/booking/parking.ts';
import * as pages from '../../../domain/site/paths.ts';
import { OwnBookings } from '../../own/OwnBookings.tsx';
import type { ScreenProps } from '../../shell/screens.ts';
import { ownStatus } from './own-status.ts';
import css from './Section.module.css';

/** One's own reservations of parking. */
export const Section = (props: ScreenProps) => (
  <OwnBookings
    {...props}
    entity={parking}
    kind="parking"
    empty={{
      words: 'Brak rezerwacji',
      text: 'Zarezerwuj miejsce przy terminalu.',
      link: 'Zarezerwuj miejsce',
      href: pages.parking,
    }}
    booked={({ parking_level, space_id, license_plate }) => ({
      kind: 'parking',
      ...{ parking_level, space_id, license_plate },
    })}
    name={({ license_plate, parking_level: level, space_id }) =>
      `${license_plate}, poziom ${level}, miejsce ${space_id}`
    }
    thing={({ license_plate, parking_level, space_id }) => (
      <>
        <span className={css.plate}>{license_plate}</span>
        <small>
          poziom {parking_level}, miejsce {space_id}
        </small>
      </>
    )}
    status={ownStatus}
  />
);
