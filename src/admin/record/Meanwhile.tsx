import type { Entity } from '../../domain/kernel/entity.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import css from './Meanwhile.module.css';
import type { Stored } from './useSave.ts';

interface MeanwhileProps {
  /** With the fields of the form alone. */
  entity: Entity;
  /** What the form began with, and what is stored now; undefined: somebody has deleted it. */
  stored: Stored;
  newest: Stored | undefined;
  /** Has something been written in the form that taking theirs would lose? */
  dirty: boolean;
  onCompare: () => void;
  onTake: () => void;
}

/** Said beside a form as soon as somebody else has saved its row, before what is written here is sent and refused. */
export const Meanwhile = ({ entity, stored, newest, dirty, onCompare, onTake }: MeanwhileProps) => (
  <div role="status" className={css.meanwhile}>
    {newest === undefined ? (
      <p>
        <Icon name="late" />
        Ktoś usunął ten wpis. Zmian nie da się już zapisać.
      </p>
    ) : (
      Number(newest.version) > Number(stored.version) && (
        <p>
          <Icon name="late" />
          <span>
            Ktoś zmienił ten wpis
            <small>{changedLabels(entity, stored, newest).join(', ')}</small>
          </span>
          <Button kind="sign" onClick={dirty ? onCompare : onTake}>
            {dirty ? 'Porównaj' : 'Pokaż nowe'}
          </Button>
        </p>
      )
    )}
  </div>
);

const changedLabels = ({ fields }: Entity, stored: Stored, newest: Stored): string[] =>
  Object.keys(fields)
    .filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(newest[name]))
    .map((name) => fields[name].label);
