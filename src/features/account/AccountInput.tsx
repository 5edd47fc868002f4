import { Input, type InputProps } from '../../fields/Input.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Strength } from './Strength.tsx';

/** A field of an account's form. A password is drawn as one, and how strong a new one is stands below it. */
export function AccountInput({ values, ...input }: InputProps & { values: Record<string, unknown> }) {
  const { name, field } = input;
  if (!field.autocomplete?.endsWith('-password')) return <Input {...input} />;
  const isNew = field.autocomplete === 'new-password' && name !== 'repeat';
  const others = Object.entries(values).filter(([other]) => !/password|repeat/.test(other));
  return (
    <div>
      <Input {...input}>{(control) => <PasswordInput {...control} />}</Input>
      {isNew && (
        <Strength password={String(values[name] ?? '')} guessable={others.map(([, value]) => String(value ?? ''))} />
      )}
    </div>
  );
}
