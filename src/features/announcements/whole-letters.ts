/** A text of more letters is shown by its beginning in a list, which leads to the rest. */
export const wholeLetters = 900;
