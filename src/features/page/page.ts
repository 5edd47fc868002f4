/** The place of a word in the built page, which a function fills. */
export const word = (name: string): string => `{{${name}}}`;

/** What a function tells on a built page: the words for its places, and the parts that it shows. */
export interface FilledPage {
  title: string;
  description: string;
  words: Record<string, string>;
  parts: string[];
}

/** What the built page says where its own words will stand. */
export type ShellHead = Pick<FilledPage, 'title' | 'description'>;
