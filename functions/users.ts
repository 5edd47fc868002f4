import { all, find, type ListRequest, list } from '../db/row/list.ts';
import { calledFirst } from '../db/row/list-order.ts';
import { logOpened } from '../db/row/open-row.ts';
import { isUser } from '../db/row/owners.ts';
import { invitation, type User, user } from '../src/domain/account/user.ts';
import { forbidden } from '../src/domain/kernel/http-error.ts';
import { readQuery } from '../src/domain/kernel/query.ts';
import { adminOnly, everyRole, isOneOf } from '../src/domain/kernel/roles.ts';
import { picture } from '../src/domain/site/picture.ts';
import { giveRole, inviteMember, removeAccount, roleChange, sendLink } from './lib/account/administration.ts';
import { requireConfirmation } from './lib/account/confirmation.ts';
import { confirmEmailChange, requestEmail } from './lib/account/email-change.ts';
import { signedOut } from './lib/http/cookies.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import type { Call } from './lib/http/route.ts';
import { allRequired, bodyOf, ref, version } from './lib/http/schemas.ts';
import { deliverSoon } from './lib/mail/outbox.ts';
import { dataOf } from './lib/openapi/answers.ts';
import { dropPicture } from './lib/pictures/drop.ts';
import { uploadedPicture } from './lib/pictures/picture-name.ts';
import { change, changesOf } from './lib/resource/change.ts';
import { csv } from './lib/resource/csv.ts';
import { histories } from './lib/resource/history.ts';
import { keyOf, notFound } from './lib/resource/key.ts';
import { noteListed } from './lib/resource/people-listed.ts';
import { searched, searchParameter, termOf } from './lib/resource/search.ts';

/** All users for the admin; for others themselves. */
function requestOf(call: Call): ListRequest {
  const { user: me, role } = sessionOf(call);
  const query = readQuery(user, call.query);
  const term = termOf(user, call.query);
  const request = {
    ...{ ...query, where: searched(user, call.query) },
    order: term && !query.sort ? calledFirst(user, term) : undefined,
  };
  if (isOneOf(role, adminOnly)) return request;
  const named = request.filter.some(
    ({ by, value }) => (by === 'id' && value === me.id) || (by === 'email' && value === me.email),
  );
  if (!named) throw forbidden();
  return { ...request, where: all([request.where, isUser(me.id)]) };
}

/** The account a path names, if it is the caller's own or the caller is an administrator. */
async function account(call: Call): Promise<User> {
  const { user: me, role } = sessionOf(call);
  const id = Number(keyOf(user, call.params.id));
  const found = isOneOf(role, adminOnly) || id === me.id ? await find<User>(user, id) : undefined;
  if (!found) throw notFound(user);
  return found;
}

const opensLater = 'Nowy e-mail zacznie działać, gdy otworzysz link, który na niego wysłaliśmy';

export default endpoint({
  'GET /api/users': {
    summary: 'Users; without the right to see all, filter by id or email your own',
    query: searchParameter(user),
    who: everyRole,
    run: async (call) => {
      const { user: me, role } = sessionOf(call);
      const request = requestOf(call);
      const found = noteListed(call, user, await list<User>(user, request));
      if (isOneOf(role, adminOnly)) {
        // Asking for one account by its id or e-mail opens it, which is logged; of many see noteListed
        const isNamed = request.filter.some(({ by, operator }) => (by === 'id' || by === 'email') && !operator);
        for (const { id } of isNamed ? found.data : []) if (id !== me.id) await logOpened(call.author, id);
      }
      return { ...found };
    },
  },
  'POST /api/users': {
    summary: 'Invite a member of staff, who sets a password by the link in their mail',
    body: invitation,
    who: adminOnly,
    run: inviteMember,
  },
  'GET /api/users.csv': csv({
    summary: 'Users',
    query: searchParameter(user),
    who: everyRole,
    listing: (call) => ({ entity: user, ...requestOf(call) }),
  }),
  'GET /api/users/roles': {
    summary: 'The roles there are',
    answer: dataOf({ enum: everyRole }),
    who: adminOnly,
    run: () => ({ data: everyRole }),
  },
  ...histories(user, {
    who: everyRole,
    demand: async (call) => isOneOf(sessionOf(call).role, adminOnly) || account(call),
  }),
  'PUT /api/users/:id': {
    summary: 'Change a profile',
    body: bodyOf(
      user,
      { ...version, current_password: { type: 'string', description: 'Needed where the e-mail changes' } },
      Object.keys(user.fields),
    ),
    answer: allRequired({
      data: {
        ...{ type: 'object', required: ['id', 'version'] },
        properties: {
          ...{ id: { type: 'integer' }, version: { type: 'integer' } },
          pending_email: { type: 'string', description: 'The address that waits for its proof' },
        },
      },
      message: { type: 'string' },
    }),
    who: everyRole,
    run: async (call) => {
      const current = await account(call);
      const { version, ...profile } = current;
      const whole = changesOf(user, { ...profile, ...call.body }, current.id);
      const changesEmail = whole.email !== current.email;
      // What is not sent is not written: each field of a profile is saved alone, and two may be at the same moment
      const isSent = (name: string) => Object.hasOwn(call.body, name) && name !== 'email';
      const values = Object.fromEntries(Object.entries(whole).filter(([name]) => isSent(name)));
      if (!changesEmail) return change(call, user, current.id, values);
      await confirmEmailChange(call);
      const pending_email = String(whole.email);
      await requestEmail(call, current, pending_email);
      const { data } = await change(call, user, current.id, { ...values, pending_email });
      deliverSoon(call.context);
      return { data: { ...data, pending_email }, message: `${user.messages.changed}. ${opensLater}` };
    },
  },
  'PATCH /api/users/:id': {
    summary: 'Give a role',
    body: roleChange,
    who: adminOnly,
    run: giveRole,
  },
  'PATCH /api/users/:id/img': {
    summary: 'Change a profile picture',
    body: bodyOf(picture, version),
    answer: ref('Changed'),
    who: everyRole,
    run: async (call) => {
      const { id, img } = await account(call);
      const answer = await change(call, user, id, await uploadedPicture(call.body));
      dropPicture(call.context, img);
      return answer;
    },
  },
  'DELETE /api/users/:id': {
    summary: 'Delete an account; what accounting needs stays, nameless',
    who: everyRole,
    run: async (call) => {
      const { id, img } = await account(call);
      requireConfirmation(call);
      await removeAccount(call, id);
      dropPicture(call.context, img);
      const answer = new Response(null, { status: 204 });
      return id === sessionOf(call).user.id ? signedOut(call.request, answer) : answer;
    },
  },
  'POST /api/users/:id/reset-passwd': {
    summary: 'Send somebody a link to set a new password; whoever was invited, the invitation again',
    who: adminOnly,
    run: async (call) => sendLink(call, await account(call)),
  },
});

export const config = {
  path: [
    '/api/users',
    '/api/users.csv',
    '/api/users/roles',
    '/api/users/:id',
    '/api/users/:id/img',
    '/api/users/:id/reset-passwd',
    '/api/users/:id/history',
  ],
};
