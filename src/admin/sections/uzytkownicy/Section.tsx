import { useState } from 'react';
import { isInvited, type User, user as users } from '../../../domain/account/user.ts';
import { type Role, roles } from '../../../domain/kernel/roles.ts';
import { listOf } from '../../../domain/kernel/section.ts';
import { dayOf, formatDay } from '../../../domain/language/days.ts';
import * as pages from '../../../domain/site/paths.ts';
import { Cell } from '../../../fields/Cell.tsx';
import { Column } from '../../../fields/list/Column.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { EmailWords } from '../../../ui/EmailWords.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { RowActions } from '../../list/RowActions.tsx';
import { Act, ActLink } from '../../parts/Act.tsx';
import type { ScreenProps } from '../../shell/screens.ts';
import { Everybody, noGroup } from './Everybody.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { nameOf, nameWithAddress } from './person.ts';
import { RoleDialog } from './RoleDialog.tsx';
import css from './Section.module.css';
import { useAccounts } from './useAccounts.ts';

const labelOf = (role: Role) => roles[role].label;

/** What was done to an account, and who signed in to it from where. */
const historyOf = ({ id, email }: User): string =>
  `${pages.logs}?${new URLSearchParams({
    event_log_table_name: users.table,
    event_log_record_id: String(id),
    login_log_email: email,
  })}`;

/** Everybody who has an account: their role, the link by which they set a password, and the end of the account. */
export function Section({ route: { section }, user: me }: ScreenProps) {
  const [changing, setChanging] = useState<User>();
  const [invites, setInvites] = useState(false);
  const { isOnlyAdmin, sendLink, remove } = useAccounts();

  const actions = (row: User) => {
    const label = nameWithAddress(row);
    if (isOnlyAdmin(row))
      return (
        <span className={css.only}>
          <Why>Jedyny administrator</Why>
          <RowActions label={label}>{history(row)}</RowActions>
        </span>
      );
    const link = isInvited(row) ? 'WYŚLIJ PONOWNIE' : 'LINK DO HASŁA';
    return (
      <RowActions
        label={label}
        removes={isInvited(row) ? 'COFNIJ' : 'USUŃ'}
        onRemove={row.id === me.id ? undefined : () => void remove(row)}
      >
        {history(row)}
        <Act of={label} onClick={() => sendLink(row)}>
          {link}
        </Act>
      </RowActions>
    );
  };
  return (
    <>
      <ListScreen
        list={listOf(section, users)}
        section={section}
        user={me}
        title={null}
        add={{ words: 'Zaproś pracownika', run: () => setInvites(true) }}
        rows={{ actions }}
        head={(query) => (
          <>
            <Everybody query={query} />
            {invites && (
              <InviteDialog
                onClose={() => setInvites(false)}
                // Among thousands the new row is on some other page
                onInvited={(email) => query.change({ ...noGroup, search: email })}
              />
            )}
          </>
        )}
      >
        <Column<typeof users> name="last_name" label="Osoba" cell={(row) => <Person row={row} me={me} />} />
        <Column<typeof users>
          name="role"
          cell={(row) => <RoleCell row={row} isFixed={isOnlyAdmin(row)} onChange={() => setChanging(row)} />}
        />
        <Column<typeof users> name="proven" label="Adres e-mail" cell={(row) => <Address row={row} />} />
        <Column<typeof users>
          name="phone_number"
          cell={({ phone_number }) => (
            <span className={css.phone}>
              <Cell field={users.fields.phone_number} value={phone_number} />
            </span>
          )}
        />
        <Column<typeof users> name="create_time" label="Konto od" cell={(row) => formatDay(dayOf(row.create_time))} />
      </ListScreen>
      {changing && <RoleDialog of={changing} me={me} onClose={() => setChanging(undefined)} />}
    </>
  );
}

const history = (row: User) => (
  <ActLink of={nameWithAddress(row)} href={historyOf(row)}>
    HISTORIA
  </ActLink>
);

const Person = ({ row, me }: { row: User; me: User }) => (
  <span className={css.person}>
    <b>
      {nameOf(row)} {row.id === me.id && <span className={css.me}>(to Ty)</span>}
    </b>
    <small>
      <EmailWords email={row.email} />
    </small>
  </span>
);

function RoleCell({ row, isFixed, onChange }: { row: User; isFixed: boolean; onChange: () => void }) {
  const label = labelOf(row.role);
  if (isFixed || !row.proven) return <Why>{label}</Why>;
  return (
    <button
      type="button"
      className={css.role}
      aria-haspopup="dialog"
      aria-label={`${label}. Zmień rolę: ${nameWithAddress(row)}`}
      onClick={onChange}
    >
      {label}
      <Icon name="down" />
    </button>
  );
}

/** Roles are given to proven addresses alone: this says why one cannot be changed. */
function Address({ row }: { row: User }) {
  if (row.proven) return 'potwierdzony';
  return isInvited(row) ? (
    <Badge tone="warn">Zaproszenie czeka na hasło</Badge>
  ) : (
    <Badge tone="warn">Niepotwierdzony</Badge>
  );
}

const Why = ({ children }: { children: string }) => (
  <span className={css.why}>
    <Icon name="lock" />
    {children}
  </span>
);
