import { Button } from '../../../ui/Button.tsx';
import { Answers, DialogFrame } from '../../../ui/DialogFrame.tsx';
import { toast } from '../../../ui/overlays.ts';
import css from './BackupCodesDialog.module.css';

/** The codes, shown this once: copied, or written down. */
export function BackupCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ text: 'Skopiowano kody' }),
      () => toast({ text: 'Nie udało się skopiować: przepisz kody', tone: 'warn' }),
    );
  return (
    <DialogFrame
      title="Twoje kody zapasowe"
      text="Zapisz je poza tym urządzeniem. Po zamknięciu tego okna nikt ich już nie pokaże."
      onLeave={onClose}
    >
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Answers>
        <Button onClick={() => void copy()}>Kopiuj</Button>
        <Button kind="go" onClick={onClose}>
          Mam zapisane
        </Button>
      </Answers>
    </DialogFrame>
  );
}
