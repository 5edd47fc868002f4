import { type Toast, toast } from '../../ui/overlays.ts';

/** How long what was done in one press can be taken back in one more, in ms. The server counts too. */
export const undoable = 10_000;

const undoLabel = 'Cofnij';
export const offersUndo = ({ action }: Toast): boolean => action?.label === undoLabel;

/**
 * Tells what was done, and offers to take it back for as long as that can be done; what is done again (`about`) is
 * taken back to what it was just before.
 */
export const tellUndoable = (text: string, undo: () => void, about?: readonly string[]): void =>
  toast({ text, ms: undoable, action: { label: undoLabel, run: undo }, about });

/** Said before what cannot be taken back. */
export const notUndoable = 'Tej operacji nie można cofnąć.';
