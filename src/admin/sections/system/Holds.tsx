import { useSend } from '../../../client/useSend.ts';
import { holdMinutes } from '../../../domain/booking/order.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { dayOf, formatDay } from '../../../domain/language/days.ts';
import { count, nouns } from '../../../domain/language/polish.ts';
import type { Hold, Overview } from '../../../domain/office/system.ts';
import { confirm } from '../../../ui/overlays.ts';
import { Empty } from '../../../ui/states.tsx';
import { Table } from '../../../ui/Table.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { RowActions } from '../../list/RowActions.tsx';
import css from './Section.module.css';

const words = ({ kind, parking_level, space_id, brand, model, car_plate }: Hold): string =>
  kind === 'parking' ? `Parking ${parking_level}${space_id}` : [brand, model, car_plate].filter(Boolean).join(' ');

/** What somebody is paying for at this moment. */
export function Holds({ rows }: Overview['holds']) {
  const { send } = useSend();
  const release = (hold: Hold) =>
    confirm({
      title: 'Zwolnić miejsce?',
      text: `${words(hold)}: kupujący właśnie płaci. Płatność zostanie zamknięta, zanim miejsce się zwolni.`,
      tone: 'bad',
      yes: 'Tak, zwolnij',
      run: () =>
        send({
          method: 'POST',
          path: `system/holds/${hold.order_number}/release`,
          json: {},
          done: `Zwolniono: ${words(hold)}. Płatność zamknięta przed zwolnieniem`,
          changes: ['system'],
        }),
    });
  return (
    <section className={css.panel} aria-labelledby="holds">
      <header>
        <h2 id="holds">Trzymane miejsca</h2>
        <p>kupujący płaci, {count(holdMinutes, nouns.minute)}</p>
      </header>
      {rows.length === 0 ? (
        <Empty>Nikt teraz nie płaci</Empty>
      ) : (
        <Table
          caption="Trzymane miejsca"
          rows={rows}
          keyOf={({ order_number }) => order_number}
          columns={[
            {
              name: 'what',
              label: 'Co',
              cell: (hold) => (
                <span className={css.lines}>
                  <b>{words(hold)}</b>
                  <small>
                    {formatDay(dayOf(hold.since))} – {formatDay(dayOf(hold.until))} · {formatAmount(hold.amount)}
                  </small>
                </span>
              ),
            },
            { name: 'until', label: 'Do końca', cell: ({ expires_at }) => <Left until={expires_at} /> },
            {
              name: 'actions',
              label: 'Działania',
              cell: (hold) => (
                // One place may be held for other days as well
                <RowActions
                  label={`${words(hold)}, ${hold.order_number}`}
                  removes="ZWOLNIJ"
                  onRemove={() => release(hold)}
                />
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

/** Minutes and seconds that the buyer has left. */
function Left({ until }: { until: string }) {
  const now = useNow();
  if (now === undefined) return null;
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  return (
    <span className="mono">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </span>
  );
}
