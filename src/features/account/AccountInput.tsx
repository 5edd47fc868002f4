import { useState } from 'react';
import type { Shape } from '../../domain/kernel/entity.ts';
import type { Field } from '../../domain/kernel/field.ts';
import { Input } from '../../fields/Input.tsx';
import { afterPress } from '../../ui/after-press.ts';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Strength } from './Strength.tsx';

interface AccountInputProps {
  name: string;
  shape: Shape<Record<string, Field>>;
  values: Record<string, string>;
  error: string | undefined;
  onChange: (typed: string) => void;
}

/** A field of an account's form. A password is drawn as one; what the fields must be together is checked on leaving it, too. */
export function AccountInput({ name, shape, values, error, onChange }: AccountInputProps) {
  const [left, setLeft] = useState(false);
  const field = shape.fields[name];
  if (!field) return null;
  const shared = { name, field, value: values[name], onChange: (value: unknown) => onChange(String(value)) };
  if (!field.autocomplete?.endsWith('-password')) return <Input {...shared} error={error} />;

  const together = left && values[name] ? shape.check?.(values)?.[name] : undefined;
  const isNew = field.autocomplete === 'new-password' && name !== 'repeat';
  return (
    <div>
      <Input {...shared} error={error ?? together}>
        {({ onBlur, ...rest }) => (
          <PasswordInput
            {...rest}
            onBlur={(event) => {
              onBlur?.(event);
              afterPress(() => setLeft(true));
            }}
          />
        )}
      </Input>
      {isNew && (
        <Strength
          password={values[name] ?? ''}
          known={Object.entries(values).flatMap(([key, it]) => (/password|repeat/.test(key) ? [] : [it]))}
        />
      )}
    </div>
  );
}
