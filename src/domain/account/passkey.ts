import { shape } from '../kernel/entity.ts';
import { text } from '../kernel/field.ts';

/** How many keys an account may have. */
export const mostPasskeys = 20;

/** What a key is called, so that its owner knows which to remove. */
export const passkeyName = shape({
  fields: { name: text('Nazwa klucza', { max: 60, hint: 'Po niej poznasz, który usunąć.', autocomplete: 'off' }) },
});
