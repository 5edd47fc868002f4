import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { carBlock } from '../../../domain/booking/block.ts';
import { car } from '../../../domain/booking/car.ts';
import { rental } from '../../../domain/booking/rental.ts';
import { wireDay } from '../../../domain/language/days.ts';
import { editPath, partPath, pathOf } from '../../../domain/office/back-office.ts';
import { Cell } from '../../../fields/Cell.tsx';
import { Column } from '../../../fields/list/Column.tsx';
import { RowCell } from '../../../fields/list/RowCell.tsx';
import { later } from '../../../ui/later.tsx';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { bookingColumns } from '../../bookings/columns.tsx';
import { useBlockForm } from '../../bookings/useBlockForm.ts';
import { PlainScreen } from '../../shell/PlainScreen.tsx';
import type { ScreenProps } from '../../shell/screens.ts';
import { FleetCalendar } from './calendar/FleetCalendar.tsx';
import { Today } from './Today.tsx';

// Most who open the section look at the day
const ProtocolScreen = later(
  () => import('./protocol/ProtocolScreen.tsx').then((it) => ({ default: it.ProtocolScreen })),
  PlaceholderRows,
);
const RentalSale = later(() => import('./RentalSale.tsx').then((it) => ({ default: it.RentalSale })), PlaceholderRows);

const { active, img } = car.fields;
const columns = {
  rentals: bookingColumns(rental),
  cars: [
    <Column
      key="brand"
      name="brand"
      cell={(row) => (
        <>
          {String(row.brand)}
          {/* The link of the row, among others of the brand */}
          <span className="hidden">
            {' '}
            {String(row.model)} {String(row.license_plate)}
          </span>
        </>
      )}
    />,
    <Column
      key="active"
      name="active"
      label={active.label}
      cell={(row) => <Cell field={active} value={(row as { active?: boolean }).active} />}
    />,
    <Column key="img" name="img" label={img.label} cell={(row) => <RowCell entity={car} name="img" row={row} />} />,
  ],
};

/** Which car is whose, rentals and cars. */
export function Section(props: ScreenProps) {
  const { section, list, part, key } = props.route;
  const [, navigate] = useLocation();
  const [rentals] = section.lists;
  const href = useCallback((id: number) => rentals && editPath(rentals, id), [rentals]);
  const block = useBlockForm(carBlock, section.slug);
  if (part === 'protocol') return <ProtocolScreen id={key ?? ''} done={pathOf(section)} />;
  if (part === 'sale')
    return <RentalSale protocol={(id) => partPath(section, 'protocol', id)} onBack={() => navigate(pathOf(section))} />;
  if (list) return <PlainScreen {...props} />;
  const sale = partPath(section, 'sale');
  return (
    <PlainScreen {...props} columns={columns}>
      <Today
        edit={(id) => href(id) ?? ''}
        protocol={(id) => partPath(section, 'protocol', id)}
        onServe={() => navigate(sale)}
      />
      <FleetCalendar
        href={href}
        onSell={({ car: auto, since: od, until: to }) =>
          navigate(`${sale}?${new URLSearchParams({ auto: String(auto), od, do: to })}`)
        }
        onBlock={({ car: Cars_id, since, until }) =>
          block.ask({ Cars_id, since: wireDay(since), until: wireDay(until) })
        }
      />
      {block.form}
    </PlainScreen>
  );
}
