import { useEffect, useRef } from 'react';
import { type ProfileField, profileFields } from '../../../domain/account/profile.ts';
import type { User } from '../../../domain/account/user.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Act } from '../../parts/Act.tsx';
import { DataForm } from './DataForm.tsx';
import css from './DataRow.module.css';
import { valueWords } from './data.tsx';

interface DataRowProps {
  name: ProfileField;
  user: User;
  isEdited: boolean;
  onEdit: () => void;
  onClose: () => void;
}

/** A field of the profile: what it is, or, pressed, its form. */
export function DataRow({ name, user, isEdited, onEdit, onClose }: DataRowProps) {
  const { label } = profileFields[name];
  const act = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  // The form has gone, and the focus goes back to what opened it
  useEffect(() => {
    if (wasEdited.current && !isEdited && document.activeElement === document.body) act.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  if (isEdited) {
    return (
      <div className={css.row} data-edited>
        <dt>{label}</dt>
        <dd>
          <DataForm name={name} user={user} onClose={onClose} />
        </dd>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its last word is a button
    <div className={css.row} onClick={() => getSelection()?.isCollapsed !== false && onEdit()}>
      <dt>{label}</dt>
      <dd>
        {valueWords[name](user)}
        {name === 'email' && user.pending_email && (
          <small className={css.pending}>
            <Icon name="late" />
            zmiana na {user.pending_email} czeka na potwierdzenie
          </small>
        )}
      </dd>
      <dd className={css.act}>
        <Act ref={act} of={label} onClick={onEdit}>
          EDYTUJ
        </Act>
      </dd>
    </div>
  );
}
