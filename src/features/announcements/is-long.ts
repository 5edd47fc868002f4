/** Of a longer text a list shows the beginning, and leads to the rest. A short line takes the room of a whole one. */
export const isLong = (content = ''): boolean => content.length + 60 * (content.split('\n').length - 1) > 900;
