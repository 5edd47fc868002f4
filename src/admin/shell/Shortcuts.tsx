import { useState } from 'react';
import type { User } from '../../domain/account/user.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { later } from '../../ui/later.tsx';
import { lettersAreKeys } from '../list/preferences.ts';
import { useBareKeys } from '../parts/useBareKeys.ts';
import { useTip } from '../parts/useTip.tsx';
import css from './Shortcuts.module.css';
import { useUndoKey } from './useUndoKey.ts';

const Dialog = later(async () => ({ default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog }));

const words = 'Skróty klawiszowe';

/** Which keys do what: by a button in the bar, and by '?' from anywhere. */
export function Shortcuts({ user }: { user: User }) {
  const [isOpen, open] = useState(false);
  const { target, tip } = useTip(words);
  useUndoKey();
  useBareKeys(() => ({ '?': lettersAreKeys(user.id) ? () => open(true) : undefined }));
  return (
    <>
      <IconButton
        size="s"
        className={css.button}
        label={words}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        {...target}
        onClick={() => open(true)}
      >
        <span aria-hidden="true">?</span>
      </IconButton>
      {tip}
      {isOpen && (
        <Boundary>
          <Dialog onClose={() => open(false)} />
        </Boundary>
      )}
    </>
  );
}
