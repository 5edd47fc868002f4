import type { Entity } from '../../domain/kernel/entity.ts';
import type { Field } from '../../domain/kernel/field.ts';
import { type Change, type LogAction, personalWords, toldChanges } from '../../domain/office/event-log.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ValueWords } from './ValueWords.tsx';

interface ChangesProps {
  entity: Entity;
  /** By field or by column. */
  changes: Record<string, Change>;
  /** By field that points at rows: what those are called, by their keys. */
  labels?: Record<string, Record<string, string>> | undefined;
  action: LogAction;
}

/** What was done to a row, field by field in the words of its form: before and after. */
export const Changes = ({ entity, changes, labels, action }: ChangesProps) => (
  <dl>
    {toldChanges(entity, changes).map(({ name, field, change }) => (
      <div key={name}>
        <dt>{field.label}</dt>
        <dd>
          <ChangedValue action={action} field={field} change={change} labels={labels && (labels[name] ?? {})} />
        </dd>
      </div>
    ))}
  </dl>
);

interface ChangedValueProps {
  action: LogAction;
  field: Field;
  change: Change;
  labels: Record<string, string> | undefined;
}

function ChangedValue({ action, field, change, labels }: ChangedValueProps) {
  if (change === 'changed' || field.personal) return personalWords[action];
  const [before, after] = change;
  const is = (
    <ins>
      <ValueWords field={field} value={after} labels={labels} />
    </ins>
  );
  if (action === 'INSERT') return is;
  const was = (
    <del>
      <span className="hidden">było </span>
      <ValueWords field={field} value={before} labels={labels} />
    </del>
  );
  if (action === 'DELETE') return was;
  return (
    <>
      {was}
      <Icon name="arrow" />
      <span className="hidden"> zmieniono na </span>
      {is}
    </>
  );
}
