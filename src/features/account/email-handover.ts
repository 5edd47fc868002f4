import { keep, sessionStore } from '../../client/storage.ts';

const key = 'email';

/** Keeps the e-mail typed on one page about an account for the next. */
export const keepEmail = (email: string): void => keep(sessionStore, key, email);
export const lastEmail = (): string => sessionStore?.getItem(key) ?? '';
