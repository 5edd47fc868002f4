import { useLocation } from 'wouter';
import { cancelled } from '../../domain/booking/booking.ts';
import { type Choices, labelOf } from '../../domain/kernel/choices.ts';
import type { AnyRow, Entity, Row } from '../../domain/kernel/entity.ts';
import { useRecordHref } from '../../fields/records.ts';
import { beginningWith } from '../record/begun-changes.ts';
import { StatusChip } from '../record/StatusChip.tsx';
import { useRowChange } from '../record/useRowChange.ts';
import css from './BookingStatus.module.css';
import { lockOf } from './booking-lock.ts';

/** Neither what is chosen here nor its taking back sends money: that is asked for in the form. */
const noRefund = { refund: false, amount: 0 };

/** A booking's status in its list: pressed, it opens what else it may be, or why it stays. */
export function BookingStatus({ entity, row }: { entity: Entity; row: Row<Entity> }) {
  const [, navigate] = useLocation();
  const hrefOf = useRecordHref();
  const change = useRowChange(entity, { also: noRefund });
  const stored: AnyRow = row;
  const statuses: Choices = entity.fields.status?.choices ?? {};
  const lock = lockOf(entity, stored);
  const form = hrefOf(entity.table, String(stored[entity.key]));
  // What somebody pays or has paid for is given up in its form, where the money is decided
  const isAsked = (status: string) => status === cancelled && Boolean(stored.order_state);
  const offered = Object.entries(statuses)
    .filter(([status]) => !lock || (lock.isHeld && status === cancelled))
    .map(([status, choice]) => [status, isAsked(status) ? { ...choice, label: `${choice.label}…` } : choice]);
  const become = (status: string) => {
    if (isAsked(status) && form) navigate(form, beginningWith({ status }));
    else change.put(row, { status } as Partial<Row<Entity>>, labelOf(statuses, status));
  };
  return (
    <StatusChip
      entity={entity}
      row={row}
      change={change}
      choices={Object.fromEntries(offered)}
      become={become}
      above={lock && <p className={css.why}>{lock.why}</p>}
    />
  );
}
