import { pathOf } from '../domain/back-office.ts';
import { sections } from '../domain/sections.ts';

const profile = sections.find(({ slug }) => slug === 'profil');

/** One's profile, with the dialog of a new passkey open. */
export const newPasskey = `${profile ? pathOf(profile) : ''}?klucz=nowy`;
