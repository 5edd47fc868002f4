import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { fetchJson } from './api.ts';
import { keep, localStore } from './storage.ts';

// Loaded when a key is asked for: few pages ever do
const webauthn = () => import('@simplewebauthn/browser');

/** Can this browser sign in with a key at all? */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

const offered = 'passkeyOffered';
/** On this device nobody need be offered a key any more. */
export const offerNoPasskey = (): void => keep(localStore, offered, '1');
/** Is a key to be offered on this device? Once; whoever would not finds it in their profile. */
export function offersPasskey(): boolean {
  if (!knowsPasskeys() || localStore?.getItem(offered)) return false;
  offerNoPasskey();
  return true;
}

/** No key: whoever was asked would not or has none, or this device keeps none that says whose it is. */
const refusals = ['NotAllowedError', 'AbortError', 'NotSupportedError'];

/** What the browser answers for a key; undefined: see `refusals`. */
async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && refusals.includes(error.name)) return undefined;
    throw error;
  }
}

/** Asks for a key that was added before. */
export async function askForPasskey(): Promise<AuthenticationResponseJSON | undefined> {
  const optionsJSON = await fetchJson<never>('passkeys/challenge', { method: 'POST' });
  const { startAuthentication } = await webauthn();
  return unlessRefused(() => startAuthentication({ optionsJSON }));
}

/** Asks for a new key, by the options that the server made for it. */
export async function makePasskey(optionsJSON: unknown): Promise<unknown> {
  const { startRegistration } = await webauthn();
  return unlessRefused(() => startRegistration({ optionsJSON: optionsJSON as never }));
}

/** Is a key on this device already? Then the browser refuses to make another. */
export const isHereAlready = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';
