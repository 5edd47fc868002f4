/** What a mail says, before it has a form. */
export interface Letter {
  subject: string;
  /** What the letter is headed with, where the subject says more. */
  heading?: string;
  /** What it is about, large: the place and its days; `over`: no longer so. */
  lead?: { name: string; words: string; over?: boolean };
  greeting: string;
  /** Paragraphs before the facts. */
  opening: string[];
  facts: [label: string, value: string][];
  /** The one thing to do about it. */
  link?: { label: string; href: string };
  /** A picture below the link, known by its `cid`, with words beside it. */
  picture?: { cid: string; alt: string; name: string; words: string };
  /** Paragraphs after them. */
  closing: string[];
}
