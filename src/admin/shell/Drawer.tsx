import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useModal } from '../../ui/useModal.ts';
import css from './Drawer.module.css';

/** The menu on a phone: the browser's own modal dialog, which keeps the focus in and gives it back. */
export function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const modal = useModal(onClose);
  return (
    <dialog {...modal} className={css.drawer} aria-label="Menu">
      <div className={css.inside}>
        {children}
        <IconButton className={css.close} label="Zamknij menu" onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
    </dialog>
  );
}
