import { count, noun } from '../../domain/language/polish.ts';
import { Button } from '../../ui/Button.tsx';
import { Answers } from '../../ui/DialogFrame.tsx';
import { QuestionFrame } from '../parts/QuestionFrame.tsx';
import { leave, type useUnsaved } from './unsaved-changes.ts';

const changes = noun('niezapisaną zmianę', 'niezapisane zmiany', 'niezapisanych zmian');

interface UnsavedDialogProps {
  /** Labels of the fields that changed. */
  labels: readonly string[];
  unsaved: ReturnType<typeof useUnsaved>;
  /** What saving does, where money goes along: 'Zapisz i zwróć 159,00 zł'. */
  save?: string;
}

/** Asks whoever is leaving a form what is to become of it; the way that loses nothing comes first and has the focus. */
export function UnsavedDialog({ labels, unsaved, save = 'Zapisz' }: UnsavedDialogProps) {
  const { go, stay } = unsaved;
  if (!go) return null;
  return (
    <QuestionFrame
      title={`Masz ${count(labels.length, changes)}`}
      text={`${labels.join(', ')}. Po wyjściu z tej strony znikną.`}
      onLeave={stay}
    >
      <Answers>
        <Button onClick={stay}>Zostań na stronie</Button>
        <Button kind="bad" onClick={() => leave(go)}>
          Odrzuć i wyjdź
        </Button>
        <Button kind="go" onClick={unsaved.save}>
          {save} i wyjdź
        </Button>
      </Answers>
    </QuestionFrame>
  );
}
