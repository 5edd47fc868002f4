import { isHinted, lastUser } from './auth.ts';

type Ask = () => Promise<boolean>;

let ask: Ask = async () => false;
let asking: Promise<boolean> | undefined;

/** Says how people are asked to sign in again: the page's bar does, since the dialog is a feature, which nothing here may import. */
export const onExpired = (it: Ask): void => {
  ask = it;
};

/** Has this page been somebody's? A guest who is refused something is not asked to sign in again. */
export const isMembers = (): boolean => isHinted() || lastUser() !== null;

/** Asks to sign in again, once for however many requests have found the session over; false: they would not. */
export function signInAgain(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
