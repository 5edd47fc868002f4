/** A text of more letters is shown by its beginning in a list, which leads to the rest. */
export const wholeLetters = 900;
/** As many letters as five lines take: a page that shows no more of a text carries no more of it. */
export const briefLetters = 420;
