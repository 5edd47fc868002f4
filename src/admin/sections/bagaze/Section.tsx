import { useEffect, useRef, useState } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { useAnswer } from '../../../client/useList.ts';
import type { FlightLuggage } from '../../../domain/travel/flight-luggage.ts';
import { luggage } from '../../../domain/travel/luggage.ts';
import { RowCount } from '../../../fields/list/RowCount.tsx';
import { useListQuery } from '../../../fields/list/useListQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Paginator } from '../../../ui/Paginator.tsx';
import { Empty, PlaceholderRows } from '../../../ui/states.tsx';
import { focusRow } from '../../list/focus-row.ts';
import { useNewRow } from '../../list/useNewRow.tsx';
import { useRemoveRow } from '../../list/useRemoveRow.ts';
import { RefreshFailure } from '../../parts/RefreshFailure.tsx';
import { unlessUnsaved } from '../../record/unsaved-changes.ts';
import { useAdding } from '../../record/useAdding.ts';
import type { ScreenProps } from '../../shell/screens.ts';
import { BagForm } from './BagForm.tsx';
import { BagRow } from './BagRow.tsx';
import { FlightsLuggage } from './FlightsLuggage.tsx';
import { ownLuggage } from './own-luggage.ts';
import css from './Section.module.css';

/** One's own luggage: each piece is changed in its row. */
export function Section({ route, user }: ScreenProps) {
  const { slug } = route.section;
  const query = useListQuery(luggage, { key: slug, call: { userEmail: user.email } });
  const [edited, edit] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const newRow = useNewRow({ entity: ownLuggage, slug, asked: useAdding()[luggage.table] });
  const remove = useRemoveRow(luggage, query, box);
  const { shown, settled, error } = query;
  const flights = useAnswer<{ data: FlightLuggage[] }>('luggage/flights');
  const add = (
    <Button size="s" onClick={newRow.open} aria-expanded={newRow.isOpen}>
      <Icon name="plus" />
      Dodaj bagaż
    </Button>
  );
  const close = (id: number, at: number) => {
    // Saved on the way to another row, it leaves that one open
    edit((now) => (now === id ? undefined : now));
    focusRow(box.current, at);
  };
  const turn = (page: number) =>
    unlessUnsaved(() => {
      edit(undefined);
      query.turn(page);
    });
  const isPatient = usePatience(1000);
  // Both at once: the one would move the other
  if (!(shown || error) || (!(flights.answer || flights.error) && isPatient)) return <PlaceholderRows rows={8} />;
  return (
    <>
      <RefreshFailure {...(flights.error ? flights : { readAt: query.readAt, error: settled ? error : undefined })} />
      <div className={css.screen} ref={box}>
        <FlightsLuggage reading={flights} />
        <section className={css.panel} aria-labelledby="bagaze" tabIndex={-1}>
          <header>
            <h2 id="bagaze">{luggage.many}</h2>
            <span>{shown?.meta.total}</span>
            {add}
          </header>
          {error && !settled ? (
            <FailedReading reading={query} of={luggage} />
          ) : !shown ? (
            <PlaceholderRows />
          ) : shown.data.length === 0 ? (
            <div className={css.none}>
              <Empty>Brak bagaży</Empty>
              <p>Dodasz je do swojego nadchodzącego lotu.</p>
            </div>
          ) : (
            <ul aria-busy={!settled}>
              {shown.data.map((bag, at) =>
                edited === bag.id ? (
                  <BagForm key={bag.id} bag={bag} onClose={() => close(bag.id, at)} />
                ) : (
                  <BagRow
                    key={bag.id}
                    bag={bag}
                    onEdit={() => unlessUnsaved(() => edit(bag.id))}
                    onRemove={() => remove(bag, bag.type)}
                  />
                ),
              )}
            </ul>
          )}
          {shown && shown.meta.pages > 1 && (
            <footer>
              <RowCount query={query} />
              <Paginator page={shown.meta.page} pages={shown.meta.pages} href={query.href} onPage={turn} />
            </footer>
          )}
        </section>
        {newRow.form}
      </div>
    </>
  );
}

/** True for so long, in ms: after it what is there is shown without what is still awaited. */
function usePatience(ms: number): boolean {
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isPatient;
}
