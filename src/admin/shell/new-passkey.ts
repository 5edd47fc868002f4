import { pathOf } from '../../domain/office/back-office.ts';
import { sections } from '../../domain/office/sections.ts';

const profile = sections.find(({ slug }) => slug === 'profil');

/** One's profile, with the dialog of a new passkey open. */
export const newPasskey = `${profile ? pathOf(profile) : ''}?klucz=nowy`;
