import { useId } from 'react';
import { ErrorText } from '../../../../ui/Field.tsx';
import { TextArea } from '../../../../ui/inputs.tsx';
import { Part } from './Part.tsx';

interface NoteInputProps {
  title: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What is to be remembered of a hand-over, or why its protocol is corrected. */
export function NoteInput({ title, value, error, onChange }: NoteInputProps) {
  const id = useId();
  return (
    <Part title={title} part="note" done={value.trim() !== ''}>
      <label className="hidden" htmlFor={id}>
        {title}
      </label>
      <TextArea id={id} rows={2} maxLength={500} value={value} onChange={({ target }) => onChange(target.value)} />
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Part>
  );
}
