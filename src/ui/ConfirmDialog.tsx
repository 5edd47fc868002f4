import { useState } from 'react';
import { Button } from './Button.tsx';
import { Answers, DialogFrame } from './DialogFrame.tsx';
import { closeDialog, type Dialog } from './overlays.ts';

/** A question with its two answers, or a message with one and what it offers besides. */
export function ConfirmDialog({ title, text, tone, yes, no, action, run }: Dialog) {
  const [busy, setBusy] = useState(false);

  const agree = async () => {
    setBusy(true);
    try {
      await run?.();
    } finally {
      closeDialog();
    }
  };
  const leave = () => (no ? closeDialog() : void agree());
  return (
    <DialogFrame {...{ title, text, tone, busy }} role={no ? 'dialog' : 'alertdialog'} onLeave={leave}>
      <Answers>
        {no && (
          <Button onClick={leave} disabled={busy}>
            {no}
          </Button>
        )}
        {action && (
          <Button
            onClick={() => {
              closeDialog();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
        <Button kind={no && tone === 'bad' ? 'bad' : 'go'} onClick={() => void agree()} disabled={busy}>
          {yes}
        </Button>
      </Answers>
    </DialogFrame>
  );
}
