import type { ApiError } from '../../client/api.ts';
import { signIn, signInFailure } from '../../domain/account/user.ts';
import { shape } from '../../domain/kernel/entity.ts';
import * as pages from '../../domain/site/paths.ts';
import { alert, toast } from '../../ui/overlays.ts';

/** As the domain says; but a password manager knows the e-mail of a sign-in form as the user's name. */
export const signInShape = shape({
  fields: { ...signIn.fields, email: { ...signIn.fields.email, autocomplete: 'username' } },
});

/**
 * Says why nobody was signed in; false leaves it to the catalogue, which says in the server's words how long to wait or
 * that it is away.
 */
export function signInFailed({ status, message, body, errors }: ApiError): boolean {
  // What is wrong with the form is said at its fields
  if (status === 400 && errors) return true;
  if (status === 429 || status === 503 || status === 0 || errors) return false;
  // Staff with too short a password, which was right, may set a better one at once
  if (typeof body.reset === 'string') demandPassword(message, body.reset);
  // Of a wrong password nothing more is said
  else toast({ text: signInFailure, more: status === 401 ? undefined : message, tone: 'bad' });
  return true;
}

const demandPassword = (title: string, token: string) =>
  alert({ title, run: () => location.assign(pages.newPassword(token)) });
