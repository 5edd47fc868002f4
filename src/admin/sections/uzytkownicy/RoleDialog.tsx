import { type FormEvent, useEffect, useState } from 'react';
import { useReadAgain } from '../../../client/useReadAgain.ts';
import { type User, user as users } from '../../../domain/account/user.ts';
import { everyRole, type Role, roles } from '../../../domain/kernel/roles.ts';
import { roleChange } from '../../../domain/office/back-office.ts';
import * as pages from '../../../domain/site/paths.ts';
import { useConfirmedSend } from '../../../features/account/useConfirmedSend.ts';
import { Button } from '../../../ui/Button.tsx';
import { Answers } from '../../../ui/DialogFrame.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { confirm, toast } from '../../../ui/overlays.ts';
import { tellUndoable } from '../../record/undo.ts';
import { nameOf } from './person.ts';
import css from './RoleDialog.module.css';
import { equipmentOf } from './useAccounts.ts';

interface RoleDialogProps {
  of: User;
  me: User;
  onClose: () => void;
}

const labelOf = (role: Role) => roles[role].label;

/** Gives somebody another role, and says before what of the menu they will see and what no longer. */
export function RoleDialog({ of, me, onClose }: RoleDialogProps) {
  const [role, setRole] = useState<Role>(of.role);
  const { send, busy } = useConfirmedSend();
  const readAgain = useReadAgain();
  const [left, setLeft] = useState<string>();
  useEffect(() => void equipmentOf(of).then(setLeft), [of]);
  const isMe = of.id === me.id;

  const give = (to: Role, version: number | undefined, from: Role, close?: () => void): Promise<void> =>
    send<{ data: { version: number } }>({
      method: 'PATCH',
      path: `${users.path}/${of.id}`,
      json: { role: to, version },
      changes: [users.path],
      saved: close,
      after: ({ data }) => {
        // What one may see oneself is another now, the menu included
        if (isMe) location.assign(pages.backOffice);
        else tellUndoable(`Zmieniono rolę. ${nameOf(of)}: ${labelOf(to)}`, () => void give(from, data.version, to));
      },
      otherwise: ({ status, body }) => {
        const now = (body.current as User | undefined)?.role;
        if (status !== 409 || body.code !== 'stale' || !now) return false;
        toast({ text: `Ktoś zmienił to konto przed chwilą. Rola teraz: ${labelOf(now)}`, tone: 'bad' });
        // Asked again of the row as it is now
        void readAgain(users.path);
        close?.();
        return true;
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || role === of.role) return;
    if (!isMe) return void give(role, of.version, of.role, onClose);
    onClose();
    const { loses } = roleChange(of.role, role);
    confirm({
      title: 'To Twoja własna rola',
      text: `Po zmianie na: ${labelOf(role)} stracisz ${loses.join(', ')}. Przywróci je tylko inny administrator.`,
      tone: 'bad',
      yes: 'Zmień moją rolę',
      // The question closes first: the password is asked for in a dialog of its own
      run: () => void give(role, of.version, of.role),
    });
  };
  return (
    <Modal title={`Zmień rolę: ${nameOf(of)}`} onClose={onClose}>
      <form className={css.form} onSubmit={submit}>
        <fieldset className={css.roles}>
          <legend className="hidden">Nowa rola</legend>
          {everyRole.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="role"
                value={choice}
                checked={choice === role}
                onChange={() => setRole(choice)}
              />
              <span>
                {labelOf(choice)} {choice === of.role && <small>obecna</small>}
              </span>
            </label>
          ))}
        </fieldset>
        <Difference from={of.role} to={role} left={left} />
        <Answers>
          <Button onClick={onClose}>Anuluj</Button>
          <Button kind="go" type="submit" disabled={busy} why={role === of.role ? 'To obecna rola' : undefined}>
            {role === of.role ? 'Zmień rolę' : `Zmień na: ${labelOf(role)}`}
          </Button>
        </Answers>
      </form>
    </Modal>
  );
}

function Difference({ from, to, left }: { from: Role; to: Role; left: string | undefined }) {
  const { gains, loses, keeps } = roleChange(from, to);
  return (
    <div aria-live="polite" className={css.difference}>
      {from !== to && (
        <>
          <Titles tone="good" heading="Zyska" sign="+" titles={gains} />
          <Titles tone="bad" heading="Straci" sign="−" titles={loses} />
          <p>
            {keeps.length > 0 && `Bez zmian: ${keeps.join(', ')}. `}
            {left && `${left} zostaje na tej osobie. `}
            Działa od następnego kliknięcia tej osoby, bez wylogowania.
          </p>
        </>
      )}
    </div>
  );
}

const Titles = ({ tone, heading, sign, titles }: { tone: string; heading: string; sign: string; titles: string[] }) => (
  <section data-tone={tone}>
    <h3>{heading}</h3>
    {titles.length === 0 ? (
      <p>niczego</p>
    ) : (
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <span aria-hidden="true">{sign}</span> {title}
          </li>
        ))}
      </ul>
    )}
  </section>
);
