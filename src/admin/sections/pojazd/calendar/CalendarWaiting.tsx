import { PlaceholderRows } from '../../../../ui/states.tsx';
import gridCss from './CalendarGrid.module.css';
import css from './CalendarWaiting.module.css';
import { HowTo } from './HowTo.tsx';

/** The calendar while it is on its way, as high as with so many cars: what stands below it is to stay there. */
export const CalendarWaiting = ({ cars }: { cars: number }) => (
  <>
    {/* Its head as well, and no more than are seen at once */}
    <PlaceholderRows className={css.waiting} rows={Math.min(cars, 10) + 1} />
    <p className={gridCss.said}>
      <HowTo />
    </p>
  </>
);
