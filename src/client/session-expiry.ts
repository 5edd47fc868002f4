import { isHinted, lastUser } from './auth.ts';

/** `isRead`: it was found by a reading, which may be one that nobody has pressed for. */
type Ask = (isRead?: boolean) => Promise<boolean>;

let dialog: Ask = async () => false;
let asking: Promise<boolean> | undefined;

/** Says how a page asks to sign in again; true when they are back. A page that says nothing does not ask. */
export function whenExpired(ask: Ask): void {
  dialog = ask;
}

/** Has this page been somebody's? A guest who is refused something is not asked to sign in again. */
export const isMembers = (): boolean => isHinted() || lastUser() !== null;

/** Asks to sign in again, once for however many requests have found the session over; false: they would not. */
export function signInAgain(isRead?: boolean): Promise<boolean> {
  asking ??= dialog(isRead).finally(() => {
    asking = undefined;
  });
  return asking;
}
