import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { mailServer } from './mail-server.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  date: string;
}

export interface Mailbox {
  /** Where the product sends. */
  smtpUrl: string;
  /** Newest first. */
  mails(): Mail[];
  close(): Promise<void>;
}

/** Catches what the product sends. Each mail is a file, so a restart loses none. */
export async function startMailbox(folder: string): Promise<Mailbox> {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder)
    .filter((it) => it.endsWith('.eml'))
    .sort();
  const mails = await Promise.all(names.map((name) => parse(readFileSync(join(folder, name)), name)));

  const server = mailServer(
    (stream, _session, done) => {
      stream
        .toArray()
        .then(keep)
        .then(() => done(), done);
    },
    { logger: false, size: 10 * 1024 * 1024 },
  );
  async function keep(chunks: Buffer[]): Promise<void> {
    const name = nameAfter(names.at(-1));
    names.push(name);
    const raw = Buffer.concat(chunks);
    // Renamed once whole: a kill in between leaves no half a mail
    writeFileSync(join(folder, `${name}.new`), raw);
    renameSync(join(folder, `${name}.new`), join(folder, name));
    mails.push(await parse(raw, name));
  }
  server.on('error', (error) => console.error('mail', error));
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening.address() as AddressInfo));
  });
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails: () => mails.toReversed(),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

// Files are named by the millisecond; two mails of one millisecond keep their order
const nameAfter = (last = ''): string => `${Math.max(Date.now(), Number.parseInt(last, 10) + 1 || 0)}.eml`;

async function parse(raw: Buffer, name: string): Promise<Mail> {
  const { to = [], subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  const date = new Date(Number.parseInt(name, 10)).toISOString();
  return { to: to.map((it) => it.address).join(', '), subject, text, html, date };
}
