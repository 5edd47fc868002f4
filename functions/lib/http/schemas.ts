import type { Entity, Shape } from '../../../src/domain/kernel/entity.ts';
import { type Field, type Fields, type Kind, keyField, limitsOf } from '../../../src/domain/kernel/field.ts';

/** A JSON Schema, as OpenAPI 3.1 has them. */
export type Schema = Record<string, unknown>;
/** A schema that the description names. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const lengths = (field: Field): Schema => {
  const { min, max } = limitsOf(field);
  const { pattern } = field;
  return {
    minLength: min,
    maxLength: max,
    ...(pattern && !pattern.flags.includes('i') && { pattern: pattern.source }),
  };
};
const bounds = (field: Field): Schema => {
  const { min, max } = limitsOf(field);
  return {
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...multipleOf(field.step),
  };
};
/**
 * The step of a number, where it is exact in binary: 12.34567 / 0.00001 is not, and validators would refuse it. Others
 * are told in words.
 */
const multipleOf = (step: number | undefined): Schema => {
  if (!step) return {};
  return Number.isInteger(step * 1024) ? { multipleOf: step } : { description: `In steps of ${decimal(step)}` };
};
const decimal = (step: number): string => step.toFixed(10).replace(/0+$/, '');

/** What each kind is in JSON. */
const kinds: Record<Kind, (field: Field) => Schema> = {
  text: (f) => ({ type: 'string', ...lengths(f) }),
  picture: (f) => ({ type: 'string', ...lengths(f) }),
  area: (f) => (f.json ? { type: 'object' } : { type: 'string', ...lengths(f) }),
  email: (f) => ({ type: 'string', format: 'email', ...lengths(f) }),
  phone: (f) => ({ type: 'string', ...lengths(f) }),
  int: (f) => ({ type: 'integer', ...bounds(f) }),
  decimal: (f) => ({ type: 'number', ...bounds(f) }),
  money: (f) => ({ type: 'integer', description: 'In grosze', ...bounds(f) }),
  flag: () => ({ type: 'boolean' }),
  instant: () => ({
    type: 'string',
    format: 'date-time',
    description: "Sent as 'YYYY-MM-DD HH:MM:SS' in Europe/Warsaw, or ISO 8601 with an offset",
  }),
  day: () => ({ type: 'string', format: 'date' }),
  choice: ({ choices = {} }) => ({ type: 'string', enum: Object.keys(choices) }),
  ref: ({ to }) => {
    const target = to?.();
    const type = target && keyField(target).kind !== 'int' ? 'string' : 'integer';
    return { type, description: `The key of a row of ${target?.table}` };
  },
};

export function schemaOf(field: Field): Schema {
  const { description, ...schema } = kinds[field.kind](field);
  const typed = field.optional ? { anyOf: [schema, { type: 'null' }] } : schema;
  return {
    ...typed,
    title: field.label,
    ...((description ?? field.hint) && { description: description ?? field.hint }),
  };
}

const object = (fields: [string, Field][], required: string[], more: Schema = {}): Schema => ({
  type: 'object',
  properties: { ...Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)])), ...more },
  required,
});

/** An object with these properties, none of them optional. */
export const allRequired = (properties: Schema) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

export const version: Schema = {
  version: {
    type: 'integer',
    description: 'Send it back with a change: a 409 then tells that somebody else was faster',
  },
};

/** What a write sends; the server knows what to do where a name in `leftOut` is missing. */
export function bodyOf({ fields }: Shape, more?: Schema, leftOut: readonly string[] = []): Schema {
  const written = Object.entries(fields as Fields).filter(([, { server }]) => !server);
  const required = written.filter(([name, { optional, stays }]) => !optional && !stays && !leftOut.includes(name));
  return object(
    written,
    required.map(([name]) => name),
    more,
  );
}

/** What a change sends: the key is in the path. */
export const changeOf = (entity: Entity, more?: Schema): Schema =>
  bodyOf(entity, { ...version, ...more }, [entity.key]);

/** What a PATCH sends: any of the fields. */
export const changeSomeOf = ({ fields, key }: Entity, more?: Schema): Schema => {
  const { [key]: given, ...others } = fields as Fields;
  return bodyOf({ fields: others }, { ...version, ...more }, Object.keys(others));
};

/** What a read answers. */
export function rowOf({ key, fields, joined = {} }: Entity): Schema {
  const ownFields = Object.entries(fields as Fields);
  const others = Object.entries(joined).map(([name, { field }]): [string, Field] => [
    name,
    { ...field, optional: true },
  ]);
  const number: [string, Field][] = key in fields ? [] : [[key, { kind: 'int', label: 'Numer' }]];
  const all = [...number, ...ownFields, ...others];
  return object(
    all,
    all.map(([name]) => name),
    version,
  );
}
