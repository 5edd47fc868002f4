import { type KeyboardEvent, useEffect } from 'react';
import { checkAgain } from '../../../client/auth.ts';
import { useSend } from '../../../client/useSend.ts';
import { type ProfileField, profileFields } from '../../../domain/account/profile.ts';
import { passwordChange, type User, user as userEntity } from '../../../domain/account/user.ts';
import { type Shape, shape } from '../../../domain/kernel/entity.ts';
import type { Fields } from '../../../domain/kernel/field.ts';
import { AccountInput } from '../../../features/account/AccountInput.tsx';
import type { InputProps } from '../../../fields/Input.tsx';
import { PlateInput } from '../../../fields/PlateInput.tsx';
import type { Shared } from '../../../fields/shared.ts';
import { typedControl } from '../../../fields/typed-control.tsx';
import { useForm } from '../../../fields/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/overlays.ts';
import { UnsavedDialog } from '../../record/UnsavedDialog.tsx';
import { leave, useUnsaved } from '../../record/unsaved-changes.ts';
import css from './DataForm.module.css';
import { bodyOf, errorsOf, hints, initialOf } from './data.tsx';

interface DataFormProps {
  name: ProfileField;
  user: User;
  onClose: () => void;
}

/** The control of a plate, a day or a moment; undefined of others. */
const controlOf = (name: string, { field, value, onChange }: Pick<InputProps, 'field' | 'value' | 'onChange'>) =>
  name === 'license_plate'
    ? (shared: Shared) => (
        <PlateInput {...shared} value={String(value ?? '')} onChange={({ target }) => onChange(target.value)} />
      )
    : typedControl(field, value, onChange);

/** The form of one field. Enter saves it, Escape leaves it as it was. */
export function DataForm({ name, user, onClose }: DataFormProps) {
  const { send, busy, errors } = useSend();
  const field = { ...profileFields[name], ...(hints[name] !== undefined && { hint: hints[name] }) };
  // An address that one signs in with is changed by whoever knows the password
  const { current_password } = passwordChange.fields;
  const fields: Fields = name === 'email' ? { email: field, current_password } : { [name]: field };
  const form = useForm(shape({ fields, check: userEntity.check as Shape['check'] }), {
    row: initialOf(name, user),
    errors: errorsOf(errors),
    busy,
    send: (row) => {
      // Where one goes once it is saved, if it is saved in order to go there
      const go = unsaved.way.current;
      if (!form.dirty && user[name === 'name' ? 'first_name' : name] !== null) {
        toast({ text: userEntity.messages.unchanged, tone: 'warn' });
        return onClose();
      }
      void send<{ message: string }>({
        method: 'PUT',
        path: `users/${user.id}`,
        json: bodyOf(name, row),
        after: async ({ message }) => {
          await checkAgain();
          toast({ text: message });
          if (go) leave(go);
          onClose();
        },
      });
    },
  });
  const { ref } = form.form;
  // While it is being sent nobody is asked whether to leave it
  const unsaved = useUnsaved(form.dirty && !busy, ref);
  useEffect(() => ref.current?.querySelector<HTMLElement>('input, select')?.focus(), [ref]);

  const onKeyDown = (event: KeyboardEvent) => {
    // In the question about what is not saved Escape means to stay, in the calendar to close it
    const inDialog = event.target instanceof Element && event.target.closest('dialog');
    if (event.key === 'Escape' && !busy && !unsaved.go && !inDialog) onClose();
  };
  return (
    <form {...form.form} className={css.form} aria-label={profileFields[name].label} onKeyDown={onKeyDown}>
      <div className={css.inputs}>
        {Object.keys(fields).map((name) => {
          const it = form.field(name);
          const control = controlOf(name, it);
          return <AccountInput key={name} {...it} {...(control && { control })} values={form.values} />;
        })}
      </div>
      <div className={css.buttons}>
        <Button kind="go" size="s" type="submit" disabled={busy}>
          Zapisz
        </Button>
        <Button size="s" disabled={busy} onClick={onClose}>
          Anuluj
        </Button>
      </div>
      <UnsavedDialog labels={form.changed.map((name) => fields[name]?.label ?? name)} unsaved={unsaved} />
    </form>
  );
}
