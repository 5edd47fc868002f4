import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from './Button.tsx';
import css from './DialogBox.module.css';
import { Icon } from './Icon.tsx';
import { closeDialog, type Dialog } from './overlays.ts';
import { useModal } from './useModal.ts';

/** A question or a message on the browser's own modal dialog, which keeps the focus in and gives it back. */
export default function DialogBox({ title, text, tone, yes, no, run }: Dialog) {
  const box = useModal();
  const id = useId();
  const [busy, setBusy] = useState(false);

  const agree = async () => {
    setBusy(true);
    try {
      await run?.();
    } finally {
      closeDialog();
    }
  };
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    if (no) closeDialog();
    else void agree();
  };
  return (
    <dialog
      ref={box}
      className={css.dialog}
      role={no ? 'dialog' : 'alertdialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={text && `${id}-text`}
      onCancel={leave}
    >
      <h2 id={`${id}-title`} data-tone={tone}>
        {tone && <Icon name={tone === 'bad' ? 'cancel' : 'check'} />}
        {title}
      </h2>
      {text && <p id={`${id}-text`}>{text}</p>}
      <div className={css.answers}>
        {no && (
          <Button onClick={leave} disabled={busy}>
            {no}
          </Button>
        )}
        <Button kind={no && tone === 'bad' ? 'bad' : 'go'} onClick={() => void agree()} disabled={busy}>
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
