import type { Statement } from '../../../src/domain/booking/statement.ts';

export interface Attachment {
  filename: string;
  content: string | Buffer;
  contentType: string;
  /** The content id by which the letter shows it as a picture. */
  cid?: string;
}

/** What a mail says, before it has a form. */
export interface Letter {
  subject: string;
  /** What the letter is headed with, where the subject says more. */
  heading?: string;
  /** What it is about, large: the place on its tile and its days; `over`: no longer so. `enters`: what lets one in. */
  lead?: { tile: string; name: string; words: string; over?: boolean; enters?: string };
  greeting: string;
  /** Paragraphs before the facts. */
  opening: string[];
  /** How one comes to it, step by step, and a page that shows the way. */
  steps?: { title: string; list: { title: string; words: string }[]; link: Link };
  /** A picture known by its `cid`, with what to do with it; `call`: the number of somebody who helps. */
  picture?: { cid: string; alt: string; title: string; call: string | undefined; words: string; name: string };
  facts: [label: string, value: string][];
  /** All that was paid and went back. */
  statement?: Statement | undefined;
  /** The one thing to do about it. */
  link?: Link;
  /** Paragraphs after them. */
  closing: string[];
  /** Why it is sent, below all. */
  foot: string;
  attachments?: Attachment[];
}
interface Link {
  label: string;
  href: string;
}
