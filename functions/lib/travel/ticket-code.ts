import { timingSafeEqual } from 'node:crypto';
import { signatureDigits } from '../../../src/domain/travel/ticket-code.ts';
import { derive } from '../secrets.ts';

const form = /^(\d{1,9})(?:T([0-9A-F]+))?$/;

const signature = (hex: string) => hex.slice(0, signatureDigits).toUpperCase();

/**
 * What a ticket's QR code says: its number and our signature under it, in letters that a code packs tightly and that
 * keyboards of every country have in the same place. '48213T0F3A…'
 */
export const ticketCode = (id: number): string => `${id}T${signature(derive('ticket', String(id))[0])}`;
/** With those that were signed before SECRET was changed. */
export const ticketCodes = (id: number): string[] => derive('ticket', String(id)).map((it) => `${id}T${signature(it)}`);

/** The ticket that was scanned or typed; a number alone proves nothing. 'forged': the signature is not ours. */
export function readTicketCode(text = ''): { id: string; verified: boolean } | 'forged' {
  const [, id, given] = form.exec(text.trim().toUpperCase()) ?? [];
  if (!id || given?.length !== signatureDigits) return { id: text, verified: false };
  const isOurs = derive('ticket', id).some((it) => timingSafeEqual(Buffer.from(signature(it)), Buffer.from(given)));
  return isOurs ? { id, verified: true } : 'forged';
}
