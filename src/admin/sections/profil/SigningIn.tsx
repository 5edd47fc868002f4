import { useState } from 'react';
import type { User } from '../../../domain/account/user.ts';
import { Act } from '../../parts/Act.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import css from './DataRow.module.css';
import { Passkeys } from './Passkeys.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

/** What one signs in with. */
export function SigningIn({ user }: { user: User }) {
  const [isOpen, open] = useState(false);
  return (
    <Sheet id="logowanie" title="Logowanie">
      <dl className={css.rows}>
        <div className={css.row}>
          <dt>Hasło</dt>
          <dd>
            <span aria-hidden="true">••••••••••••</span>
            <span className="hidden">ustawione</span>
          </dd>
          <dd className={css.act}>
            <Act onClick={() => open(true)}>ZMIEŃ HASŁO</Act>
          </dd>
        </div>
      </dl>
      <Passkeys />
      {isOpen && <PasswordDialog user={user} onClose={() => open(false)} />}
    </Sheet>
  );
}
