import { useLocation } from 'wouter';
import { cancelled } from '../../domain/booking/booking.ts';
import type { Entity, Row } from '../../domain/kernel/entity.ts';
import { useRowName } from '../../fields/list/row-names.ts';
import { useRecordHref } from '../../fields/records.ts';
import { Option, OptionGroup, OptionMenu } from '../parts/OptionMenu.tsx';
import { StatusButton } from '../parts/StatusButton.tsx';
import { usePopup } from '../radix/usePopup.ts';
import { beginningWith } from '../record/begun-changes.ts';
import { useRowChange } from '../record/useRowChange.ts';
import css from './BookingStatus.module.css';
import { lockOf } from './booking-lock.ts';

/** Neither what is chosen here nor its taking back sends money: that is asked for in the form. */
const noRefund = { refund: false, amount: 0 };

/** A booking's status in its list: pressed, it opens what else it may be, or why it stays. */
export function BookingStatus({ entity, row }: { entity: Entity; row: Row<Entity> }) {
  const { button, popup } = usePopup('menu');
  const [, navigate] = useLocation();
  const hrefOf = useRecordHref();
  const { put, busy } = useRowChange(entity, noRefund);
  const stored: Readonly<Record<string, unknown>> = row;
  const choices = entity.fields.status?.choices ?? {};
  const now = String(stored.status);
  const name = useRowName(entity, stored);
  const lock = lockOf(entity, stored);
  const offered = Object.keys(choices).filter((status) => !lock || (lock.isHeld && status === cancelled));
  const become = (status: string) => {
    if (status === now) return;
    const form = hrefOf(entity.table, String(stored[entity.key]));
    // What somebody pays or has paid for is given up in its form, where the money is decided
    if (status === cancelled && stored.order_state && form) navigate(form, beginningWith({ status }));
    else put(row, { status } as Partial<Row<Entity>>, choices[status]?.label ?? status);
  };
  return (
    <>
      <StatusButton {...button} choices={choices} value={now} of={`Status: ${name}`} disabled={busy} />
      <OptionMenu popup={popup} label={`Zmień status: ${name}`}>
        {lock && <p className={css.why}>{lock.why}</p>}
        <OptionGroup label="Status" value={now}>
          {offered.map((status, at) => (
            <Option
              key={status}
              icon={choices[status]?.icon}
              tone={choices[status]?.tone}
              hint={String(at + 1)}
              value={status}
              why={status === now ? undefined : choices[status]?.refuses?.(stored)}
              run={() => become(status)}
            >
              {choices[status]?.label}
              {status === cancelled && stored.order_state ? '…' : ''}
            </Option>
          ))}
        </OptionGroup>
      </OptionMenu>
    </>
  );
}
