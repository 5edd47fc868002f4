import { airportName } from '../../../src/airport/identity.ts';
import { settings } from '../settings.ts';
import type { Mail } from './mail.ts';

const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000, dnsTimeout: 5_000 };

/** Sends one mail. The same `about` makes the same Message-ID, by which a mail system knows a repetition. */
export async function sendMail(
  to: string,
  about: string,
  { subject, text, html, attachments = [] }: Mail,
): Promise<void> {
  const { SMTP_URL } = process.env;
  if (!SMTP_URL) throw new Error('SMTP_URL is not set');
  const { createTransport } = await import('nodemailer');
  const host = new URL(settings.siteUrl).hostname;
  const from = process.env.MAIL_FROM ?? `${airportName} <rezerwacje@${host}>`;
  const transport = createTransport({ url: SMTP_URL, ...timeouts });
  try {
    const headers = { 'auto-submitted': 'auto-generated' };
    await transport.sendMail({ from, to, subject, text, html, attachments, headers, messageId: `<${about}@${host}>` });
  } catch (error) {
    // A mail system quotes whom it refuses, as it was asked or as it forwards; no log and no outbox keeps an address
    throw new Error(String((error as Error).message).replaceAll(/[^\s<>]+@[^\s<>]+/g, '…'));
  } finally {
    transport.close();
  }
}
