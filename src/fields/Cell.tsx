import type { ReactNode } from 'react';
import type { Field, Kind } from '../domain/kernel/field.ts';
import { formatMeasure } from '../domain/kernel/figures.ts';
import { type Day, dayOf, formatDay, formatTime } from '../domain/language/days.ts';
import { Badge } from '../ui/Badge.tsx';
import { Json } from './Json.tsx';

const asText = (value: unknown): ReactNode => String(value);
const measure = (value: unknown, field: Field): ReactNode => formatMeasure(Number(value), field);

/** What a table shows of each kind. */
const cells: Record<Kind, (value: unknown, field: Field) => ReactNode> = {
  text: asText,
  // Lists draw it: RowCell
  picture: asText,
  area: (value) => (typeof value === 'object' ? <Json value={value} /> : asText(value)),
  email: asText,
  phone: asText,
  ref: asText,
  int: measure,
  decimal: measure,
  money: measure,
  flag: (value) => (value ? 'tak' : 'nie'),
  instant: (value) => <Instant at={String(value)} />,
  day: (value) => <time dateTime={String(value)}>{formatDay(value as Day)}</time>,
  choice: (value, { choices }) => {
    const chosen = choices?.[String(value)];
    if (!chosen) return asText(value);
    if (!chosen.tone) return chosen.label;
    return (
      <Badge tone={chosen.tone} icon={chosen.icon}>
        {chosen.label}
      </Badge>
    );
  },
};

/** A moment as Warsaw's clocks show it. */
const Instant = ({ at }: { at: string }) => (
  <time dateTime={at}>
    {formatDay(dayOf(at))}, <span className="mono">{formatTime(at)}</span>
  </time>
);

const None = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="hidden">brak</span>
  </>
);

/** A value as a table shows it; nothing is a dash. */
export const Cell = ({ field, value }: { field: Field; value: unknown }) =>
  value === null || value === undefined || value === '' ? (
    <None />
  ) : field.shown ? (
    field.shown(String(value))
  ) : (
    cells[field.kind](value, field)
  );
