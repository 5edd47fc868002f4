import type { ReactElement } from 'react';
import { bookerOf, daysOf } from '../../domain/booking/booking-row.ts';
import { stageOf } from '../../domain/booking/stage.ts';
import type { AnyRow, Entity, Row } from '../../domain/kernel/entity.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { dayCount, dayOf, formatDay } from '../../domain/language/days.ts';
import { Cell } from '../../fields/Cell.tsx';
import { Column, type ColumnProps } from '../../fields/list/Column.tsx';
import { fieldOf } from '../../fields/list/filters.ts';
import { RowCell } from '../../fields/list/RowCell.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTip } from '../parts/useTip.tsx';
import { BookingStatus } from './BookingStatus.tsx';
import css from './columns.module.css';

type AnyColumn = ReactElement<ColumnProps>;

const day = (name: string) => (row: AnyRow) => (
  <time className={css.day} dateTime={String(row[name])}>
    {formatDay(dayOf(String(row[name])))}
  </time>
);

/** A plate is read as one: no line ends within it. */
const unbroken = (plate: unknown) => (typeof plate === 'string' ? plate.replaceAll(' ', '\u00a0') : plate);

/** The link of a booking: of the same car or plate there are others, from other days. */
const linked = (entity: Entity, name: string) => (row: AnyRow) => (
  <>
    <RowCell entity={entity} name={name} row={{ ...row, license_plate: unbroken(row.license_plate) }} />
    <span className="hidden">, {formatDay(dayOf(String(row.since)))}</span>
  </>
);

function days(row: AnyRow) {
  const stay = daysOf(row);
  return stay ? dayCount(stay.since, stay.until) : '';
}

/** What there is no room for is told whole by a tool tip. */
function Contact({ phone, email }: { phone: string; email: string }) {
  const { target, tip } = useTip<HTMLElement>(email || undefined);
  return (
    <>
      <small {...target}>{[phone, email].filter(Boolean).join(' · ')}</small>
      {tip}
    </>
  );
}

function booker(row: AnyRow) {
  const booker = bookerOf(row);
  if (!booker) return <Cell field={{ kind: 'text', label: '' }} value={null} />;
  return (
    <span className={css.booker}>
      <span>{booker.name}</span>
      <Contact phone={booker.phone} email={booker.email} />
    </span>
  );
}

function money(row: AnyRow) {
  if (!row.order_number) return <Cell field={{ kind: 'int', label: '' }} value={null} />;
  return (
    <span className={css.money}>
      {formatAmount(Number(row.order_paid ?? 0))}
      <small className={css.day}>{String(row.order_number)}</small>
    </span>
  );
}

/** A booking's status, and what has happened to it. */
const status = (entity: Entity) => (row: Row<Entity>) => {
  const stage = stageOf(entity.table, row);
  return (
    <span className={css.status}>
      <BookingStatus entity={entity} row={row} />
      {stage && (
        <small data-tone={stage.tone}>
          {stage.icon && <Icon name={stage.icon} />}
          {stage.label}
        </small>
      )}
    </span>
  );
};

/** How the lists of bookings tell of their days, change their status, and tell who booked and what came for them. */
export const bookingColumns = (entity: Entity): AnyColumn[] => [
  ...entity.list.slice(0, 1).map((name) => <Column key={name} name={name} cell={linked(entity, name)} />),
  ...['since', 'until'].map((name) => (
    <Column key={name} name={name} label={fieldOf(entity, name)?.label ?? name} cell={day(name)} />
  )),
  <Column key="status" name="status" cell={status(entity)} />,
  <Column key="days" name="days" label="Dni" cell={days} />,
  <Column key="booker" name="booker" label="Kto rezerwował" cell={booker} />,
  <Column key="order_paid" name="order_paid" label="Zapłacono" cell={money} />,
];
