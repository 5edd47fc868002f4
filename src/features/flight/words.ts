/** The place of a word in the built page, which the function fills. */
export const word = (name: string): string => `{{${name}}}`;
