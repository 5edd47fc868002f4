import { deleteAccount, invite, setRole } from '../../../db/account/accounts.ts';
import { requestReset } from '../../../db/account/reset-tokens.ts';
import { find } from '../../../db/row/list.ts';
import { invitation, isInvited, type User, user } from '../../../src/domain/account/user.ts';
import { shape } from '../../../src/domain/kernel/entity.ts';
import { choice } from '../../../src/domain/kernel/field.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { isRaise, roles } from '../../../src/domain/kernel/roles.ts';
import { parseForm } from '../http/parse-body.ts';
import type { Call } from '../http/route.ts';
import { newReset } from '../mail/mail-link.ts';
import { deliverSoon } from '../mail/outbox.ts';
import { changed, stale, versionOf } from '../resource/change.ts';
import { keyOf, notFound } from '../resource/key.ts';
import { requireConfirmation } from './confirmation.ts';

// What is done to accounts as such, mostly by administrators; what their owners write in them is a resource like others

export const roleChange = shape({ fields: { role: choice('Rola', roles) } });
const roled = { ...user, messages: { ...user.messages, changed: 'Rola została zmieniona' } };
const taken = 'Użytkownik o podanym adresie e-mail już istnieje';
const lastAdmin = () => new HttpError(409, 'To ostatni administrator: najpierw nadaj tę rolę komuś innemu');

/** Makes an account for a member of staff, who sets a password by the link in their mail. */
export async function inviteMember(call: Call): Promise<Response> {
  const member = parseForm(invitation, call.body);
  requireConfirmation(call);
  const id = await invite(call, member, newReset());
  if (!id) throw new HttpError(409, taken, { email: taken });
  deliverSoon(call.context);
  return Response.json({ data: { id }, message: 'Zaproszenie zostało wysłane' }, { status: 201 });
}

/** Sends somebody a link to set a new password; whoever was invited, the invitation again. */
export async function sendLink(call: Call, them: User): Promise<{ message: string }> {
  const again = isInvited(them);
  await requestReset(
    them.email,
    { ...newReset(), ...(again && { role: them.role }) },
    again ? 'Ponowne zaproszenie od administratora' : 'Link do zmiany hasła od administratora',
  );
  deliverSoon(call.context);
  return { message: again ? 'Zaproszenie zostało wysłane ponownie' : 'Link do zmiany hasła został wysłany' };
}

export async function giveRole(call: Call) {
  const { author, params, body, context } = call;
  const id = Number(keyOf(user, params.id));
  const { role } = parseForm(roleChange, body);
  const them = await find<User>(user, id);
  if (them && isRaise(them.role, role)) requireConfirmation(call);
  const outcome = await setRole(author, id, role, versionOf(body));
  if (outcome === 'missing') throw notFound(user);
  if (outcome === 'stale') throw await stale(call, user, id);
  if (outcome === 'unproven') throw new HttpError(409, 'To konto nie potwierdziło jeszcze swojego adresu e-mail');
  if (outcome === 'last admin') throw lastAdmin();
  deliverSoon(context);
  return changed(roled, id, outcome);
}

/** Deletes an account; what accounting needs stays, nameless. */
export async function removeAccount({ author }: Call, id: number): Promise<void> {
  const outcome = await deleteAccount(author, id);
  if (outcome === 'MISSING') throw notFound(user);
  if (outcome === 'LAST_ADMIN') throw lastAdmin();
  if (outcome === 'UNSETTLED')
    throw new HttpError(409, 'Na tym koncie trwa płatność albo zwrot. Spróbuj ponownie, gdy się zakończy');
}
