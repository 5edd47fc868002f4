import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll } from 'vitest';
import { mailServer } from '../../netlify/local/mail-server.ts';

export interface MailCatcher {
  mails: Email[];
  /** While false, the server refuses every mail. */
  accepts: boolean;
}

/** A real SMTP server that keeps what the product sends. */
export function mailCatcher(): MailCatcher {
  const catcher: MailCatcher = { mails: [], accepts: true };
  const server = mailServer((stream, { envelope }, done) => {
    stream
      .toArray()
      .then(async (chunks: Buffer[]) => {
        if (!catcher.accepts) throw new Error(`452 the box of <${envelope.rcptTo[0]?.address}> is full`);
        catcher.mails.push(await PostalMime.parse(Buffer.concat(chunks)));
      })
      .then(() => done(), done);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.env.SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  return catcher;
}
