import type { ReactNode } from 'react';
import { type Choice, type Choices, labelOf } from '../../domain/kernel/choices.ts';
import type { Entity, Row } from '../../domain/kernel/entity.ts';
import type { Field } from '../../domain/kernel/field.ts';
import { useRowName } from '../../fields/list/row-names.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Option, OptionGroup, OptionMenu } from '../parts/OptionMenu.tsx';
import { usePopup } from '../radix/usePopup.ts';
import css from './StatusChip.module.css';
import { following } from './status-rules.ts';
import type { RowChange } from './useRowChange.ts';

interface StatusChipProps<E extends Entity> {
  entity: E;
  row: Row<E>;
  /** What stores the status that is chosen. */
  change: RowChange<E>;
  /** What may be chosen, where that is not every status, or more is asked than to choose it. */
  choices?: Choices;
  /** What choosing a status does, where that is more than to store it. */
  become?: (status: string) => void;
  /** Stands above the statuses. */
  above?: ReactNode;
}

/** A status that is changed in place: pressed, it opens what else it may be, or why not, and stores what is chosen. */
export function StatusChip<E extends Entity>({ entity, row, change, above, ...how }: StatusChipProps<E>) {
  const { button, popup } = usePopup('menu');
  const name = useRowName(entity, row);
  const { status: stored } = row as { status: string };
  const field: Field = entity.fields.status;
  const { label, tone, icon }: Choice = field.choices?.[stored] ?? { label: stored };
  const { choices = field.choices } = how;
  const offered = Object.entries(following({ ...field, choices }, stored, row).choices ?? {});
  const store = (status: string) =>
    change.put(row, { status } as Partial<Row<E>>, labelOf(field.choices ?? {}, status));
  const { become = store } = how;
  return (
    <>
      <button
        {...button}
        type="button"
        className={css.chip}
        data-action="status"
        aria-label={`${field.label}: ${name}: ${label}. Zmień`}
        disabled={change.busy}
      >
        <Badge tone={tone} icon={icon}>
          {label}
          <Icon name="down" className={css.arrow} />
        </Badge>
      </button>
      <OptionMenu popup={popup} label={`Zmień status: ${name}`}>
        {above}
        <OptionGroup label={field.label} value={stored}>
          {offered.map(([status, choice], at) => (
            <Option
              key={status}
              icon={choice.icon}
              tone={choice.tone}
              hint={String(at + 1)}
              value={status}
              why={choice.refused}
              run={() => status !== stored && become(status)}
            >
              {choice.label}
            </Option>
          ))}
        </OptionGroup>
      </OptionMenu>
    </>
  );
}
