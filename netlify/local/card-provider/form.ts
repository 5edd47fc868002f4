import type Stripe from 'stripe';

/** The members of `metadata[…]` in a form. */
export const metadataOf = (form: URLSearchParams): Stripe.Metadata =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (name.startsWith('metadata[') ? [[name.slice(9, -1), value]] : [])),
  );

/** The members of a list such as `name[0]`; null when there are none. */
export function valuesOf(form: URLSearchParams, name: string): string[] | null {
  const values = [...form].filter(([key]) => key.startsWith(`${name}[`)).map(([, value]) => value);
  return values.length > 0 ? values : null;
}

/** An empty value takes its key away. */
export const mergeMetadata = (old: Stripe.Metadata, form: URLSearchParams): Stripe.Metadata =>
  Object.fromEntries(Object.entries({ ...old, ...metadataOf(form) }).filter(([, value]) => value !== ''));
