import { count, noun } from '../../domain/language/polish.ts';
import { Button } from '../../ui/Button.tsx';
import { Answers, DialogFrame } from '../../ui/DialogFrame.tsx';

const changes = noun('niezapisaną zmianę', 'niezapisane zmiany', 'niezapisanych zmian');

interface UnsavedDialogProps {
  /** Labels of the fields that changed. */
  labels: readonly string[];
  onStay: () => void;
  onLeave: () => void;
  onSave: () => void;
}

/** Asks whoever is leaving a form what is to become of it; the way that loses nothing comes first and has the focus. */
export function UnsavedDialog({ labels, onStay, onLeave, onSave }: UnsavedDialogProps) {
  return (
    <DialogFrame
      role="alertdialog"
      title={`Masz ${count(labels.length, changes)}`}
      text={`${labels.join(', ')}. Po wyjściu z tej strony znikną.`}
      onLeave={onStay}
    >
      <Answers>
        <Button onClick={onStay}>Zostań na stronie</Button>
        <Button kind="bad" onClick={onLeave}>
          Odrzuć i wyjdź
        </Button>
        <Button kind="go" onClick={onSave}>
          Zapisz i wyjdź
        </Button>
      </Answers>
    </DialogFrame>
  );
}
