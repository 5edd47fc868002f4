import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import css from './PasswordInput.module.css';
import { TextInput } from './TextInput.tsx';

/**
 * A password that can be looked at while it is typed, and a word when Caps Lock is on. Pasting works as in
 * any field.
 */
export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div className={css.password}>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={look}
        onKeyUp={look}
      />
      <button type="button" aria-pressed={shown} aria-controls={props.id} onClick={() => setShown(!shown)}>
        Pokaż
      </button>
      <p role="status">{capsLock && 'Caps Lock jest włączony'}</p>
    </div>
  );
}
