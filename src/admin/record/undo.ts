/** How long what was done in one press can be taken back in one more, in ms. The server counts too. */
export const undoable = 10_000;

/** Said before what cannot be taken back. */
export const notUndoable = 'Tej operacji nie można cofnąć.';
