import { useState } from 'react';
import { type ProfileField, profileFields } from '../../../domain/account/profile.ts';
import type { User } from '../../../domain/account/user.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { unlessUnsaved } from '../../record/unsaved-changes.ts';
import css from './DataRow.module.css';
import { DataRow } from './DataRow.tsx';

const names = Object.keys(profileFields) as ProfileField[];

/** One's data, a row a field: pressed, it becomes a form of that field alone. */
export function PersonalData({ user }: { user: User }) {
  const [edited, edit] = useState<ProfileField>();
  return (
    <Sheet id="dane" title="Dane osobowe" aside={<span>Kliknij pole, aby je zmienić</span>}>
      <dl className={css.rows}>
        {names.map((name) => (
          <DataRow
            key={name}
            name={name}
            user={user}
            isEdited={edited === name}
            onEdit={() => unlessUnsaved(() => edit(name))}
            // Saved late, it leaves open what was pressed meanwhile
            onClose={() => edit((now) => (now === name ? undefined : now))}
          />
        ))}
      </dl>
    </Sheet>
  );
}
