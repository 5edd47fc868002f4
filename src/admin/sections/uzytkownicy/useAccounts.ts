import { fetchJson } from '../../../client/api.ts';
import { useList } from '../../../client/useList.ts';
import { isInvited, linkHours, type User, user as users } from '../../../domain/account/user.ts';
import { equipment } from '../../../domain/airfield/equipment.ts';
import type { List } from '../../../domain/kernel/query.ts';
import { toParams } from '../../../domain/kernel/to-params.ts';
import { count, noun } from '../../../domain/language/polish.ts';
import { useConfirmedSend } from '../../../features/account/useConfirmedSend.ts';
import { confirm } from '../../../ui/overlays.ts';
import { notUndoable } from '../../record/undo.ts';
import { nameOf } from './person.ts';

const pieces = noun('pozycja', 'pozycje', 'pozycji');
const first = (by: string, value: unknown) => toParams({ page: 1, limit: 1, filter: [{ by, value }] });

/** How much equipment names somebody: 'Sprzęt: 14 pozycji'. Where it cannot be asked nothing is said. */
export async function equipmentOf({ id }: User): Promise<string | undefined> {
  const reading = fetchJson<List<unknown>>(`${equipment.path}?${first('Employee_id', id)}`);
  const { total } = (await reading.catch(() => undefined))?.meta ?? { total: 0 };
  return total > 0 ? `${equipment.many}: ${count(total, pieces)}` : undefined;
}

/** What the admin does with accounts, besides changing a role. */
export function useAccounts() {
  const { send } = useConfirmedSend();
  const admins = useList<User>(`${users.path}?${first('role', 'admin')}`).answer?.meta.total;
  const changes = [users.path];

  const end = (person: User): Promise<void> =>
    send({
      method: 'DELETE',
      path: `${users.path}/${person.id}`,
      done: isInvited(person) ? 'Zaproszenie zostało cofnięte' : users.messages.removed,
      changes,
    });

  const remove = async (person: User) => {
    const left = isInvited(person) ? undefined : await equipmentOf(person);
    confirm({
      title: isInvited(person) ? 'Cofnąć zaproszenie?' : 'Usunąć konto?',
      text: [`${nameOf(person)}, ${person.email}.`, notUndoable, left && `${left} zostanie bez osoby.`]
        .filter(Boolean)
        .join(' '),
      tone: 'bad',
      yes: isInvited(person) ? 'Tak, cofnij' : 'Tak, usuń',
      // The question closes first: the password is asked for in a dialog of its own
      run: () => void end(person),
    });
  };

  const sendLink = (person: User) => {
    const { email } = person;
    confirm({
      title: isInvited(person) ? 'Wysłać zaproszenie ponownie?' : 'Wysłać link do zmiany hasła?',
      text: `${nameOf(person)} dostanie na adres ${email} link, który działa ${linkHours} godziny i tylko raz.`,
      yes: 'Wyślij',
      run: () =>
        send({
          method: 'POST',
          path: `${users.path}/${person.id}/reset-passwd`,
          json: {},
          done: `Wysłano ${isInvited(person) ? 'zaproszenie' : 'link do hasła'}: ${email}`,
        }),
    });
  };

  return {
    isOnlyAdmin: ({ role }: User) => role === 'admin' && admins === 1,
    sendLink,
    remove,
  };
}
