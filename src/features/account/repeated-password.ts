import { checkPassword } from '../../domain/account/user.ts';
import type { Errors, Shape } from '../../domain/kernel/entity.ts';
import type { Field, Fields } from '../../domain/kernel/field.ts';

type Password = Field<string, false>;
type Twice<F> = F & { repeat: Password };

/** A form for what `it` takes, its new password typed twice; `minLength` is what the server asks of it. */
export const twice = <F extends Fields & { password: Password }>(
  { fields }: Shape<F>,
  minLength?: number,
): Shape<Twice<F>> => ({
  // A form shows its fields in this order
  fields: Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => [
      [name, field],
      ...(name === 'password' ? [['repeat', { ...field, label: 'Powtórz hasło' }]] : []),
    ]),
  ) as Twice<F>,
  check: ({ password, repeat }: { password?: unknown; repeat?: unknown }): Errors<Twice<F>> => {
    const tooShort = minLength && password !== undefined && checkPassword(String(password), 'client', minLength);
    const errors: Errors<{ password: Password; repeat: Password }> = {};
    if (tooShort) errors.password = tooShort;
    if (repeat !== password) errors.repeat = 'Hasła nie są identyczne';
    return errors as Errors<Twice<F>>;
  },
});
