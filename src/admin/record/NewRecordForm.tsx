import type { Entity } from '../../domain/kernel/entity.ts';
import type { useForm } from '../../fields/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Answers } from '../../ui/DialogFrame.tsx';
import type { useParts } from './parts.ts';
import css from './Record.module.css';
import { RecordFields } from './RecordFields.tsx';

interface NewRecordFormProps {
  entity: Entity;
  form: ReturnType<typeof useForm<Entity>>;
  parts: ReturnType<typeof useParts>;
  /** What readers call it: its label, or the id of its heading. */
  name: { 'aria-label': string } | { 'aria-labelledby': string };
  busy: boolean;
  onCancel: () => void;
}

/** The fields of a row that is not there yet, and the way to add it. */
export const NewRecordForm = ({ entity, form, parts, name, busy, onCancel }: NewRecordFormProps) => (
  <form {...form.form} {...name} className={css.form}>
    <RecordFields entity={entity} form={form} parts={parts} />
    {parts.Preview && <parts.Preview values={form.values} change={form.change} />}
    <Answers>
      <Button onClick={onCancel}>Anuluj</Button>
      <Button kind="go" type="submit" disabled={busy} aria-keyshortcuts="Control+S">
        Dodaj
      </Button>
    </Answers>
  </form>
);
