import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Answers } from '../../ui/DialogFrame.tsx';
import { closeDialog, type Dialog } from '../../ui/overlays.ts';
import { QuestionFrame } from './QuestionFrame.tsx';

/** A question of `confirm`, with its two answers. */
export function ConfirmQuestion({ title, text, tone, yes, no, run }: Dialog) {
  const [busy, setBusy] = useState(false);
  const agree = async () => {
    setBusy(true);
    try {
      await run?.();
    } finally {
      closeDialog();
    }
  };
  return (
    <QuestionFrame {...{ title, text, tone, busy }} onLeave={closeDialog}>
      <Answers>
        <Button onClick={closeDialog} disabled={busy}>
          {no}
        </Button>
        <Button kind={tone === 'bad' ? 'bad' : 'go'} onClick={() => void agree()} disabled={busy}>
          {yes}
        </Button>
      </Answers>
    </QuestionFrame>
  );
}
