import { useSession } from '../../client/session.ts';
import type { Contact } from '../../domain/booking-contact.ts';

interface Profile {
  /** null: a guest. */
  id: number | null;
  /** The part of the contact that the account holds; the rest is typed. */
  contact: Partial<Contact>;
}

const guest: Profile = { id: null, contact: {} };

/** What the account of whoever is signed in says about the contact. */
export function useProfile(): Profile {
  const user = useSession()?.user;
  if (!user) return guest;
  const { id, first_name: firstName, last_name: lastName, email, phone_number: phone } = user;
  return { id, contact: { firstName, lastName, email, ...(phone && { phone }) } };
}
