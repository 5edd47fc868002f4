import { airportName } from '../../../src/airport/identity.ts';
import { addressOf, type ContactInfo } from '../../../src/domain/site/contact-info.ts';

/** Who writes, from where, and where complaints go. */
export const senderOf = (contact: ContactInfo | undefined): { lines: string[]; complaints: string | null } => ({
  lines: [contact?.name ?? airportName, ...(contact ? [addressOf(contact)] : [])],
  complaints: contact?.email_complaints ?? null,
});
