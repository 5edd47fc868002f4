import { useSession } from '../../client/session.ts';
import type { Contact } from '../../domain/booking/booking-contact.ts';

interface Profile {
  /** False: the server has not said yet who is signed in. */
  settled: boolean;
  /** null: a guest. */
  id: number | null;
  /** The part of the contact that the account holds; the rest is typed. */
  contact: Partial<Contact>;
}

/** What the account of whoever is signed in says about the contact. */
export function useProfile(): Profile {
  const session = useSession();
  const user = session?.user;
  if (!user) return { settled: session !== undefined, id: null, contact: {} };
  const { id, first_name: firstName, last_name: lastName, email, phone_number: phone } = user;
  return { settled: true, id, contact: { firstName, lastName, email, ...(phone && { phone }) } };
}
