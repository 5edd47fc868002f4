import { keep, localStore } from '../../../client/storage.ts';

const stored = 'odprawa:od-razu';

/** Does a scanned ticket let its passenger in without a question? On this device alone, and only once switched on. */
export const isAtOnce = (): boolean => localStore?.getItem(stored) === 'tak';
export const setAtOnce = (on: boolean): void => keep(localStore, stored, on ? 'tak' : 'nie');
