/** What is said at a field that is wrong; where it is known why, that follows. */
export const fillInCorrectly = 'Poprawnie wypełnij to pole';
export const fillIn = (reason: string): string => `${fillInCorrectly}: ${reason}`;
