import fc from 'fast-check';
import { apiDocument } from '../../functions/lib/openapi/api-document.ts';
import { addDays, today, wireDay } from '../../src/domain/language/days.ts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  description?: string;
  $ref?: string;
}
type Operations = Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>;
interface Described {
  paths: Record<string, Operations>;
  components: { schemas: Record<string, Schema> };
}

const near = fc.integer({ min: -3, max: 400 }).map((n) => addDays(today(), n));

/**
 * What each call is described to be sent, as values that fit the description but for one member in thirty, which is any
 * of `wrong`; by route, such as 'POST /api/desk/rentals/:id/hand-overs'.
 */
export async function describedBodies(wrong: fc.Arbitrary<unknown>): Promise<Record<string, fc.Arbitrary<unknown>>> {
  const { paths, components } = (await apiDocument()) as unknown as Described;

  const textOf = ({ pattern, format, minLength = 0, maxLength = 40, description = '' }: Schema) => {
    if (pattern) return fc.stringMatching(new RegExp(pattern));
    if (format === 'date') return near;
    if (format === 'date-time' || description.includes('HH:MM:SS')) return near.map((day) => wireDay(day));
    if (format === 'email') return fc.nat(9).map((n) => `fuzz${n}@example.com`);
    return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
  };
  const kinds: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
    string: textOf,
    integer: ({ minimum: min = 0, maximum: max = min + 500 }) => fc.integer({ min, max }),
    number: ({ minimum: min = 0, maximum: max = min + 500 }) => fc.double({ min, max, noNaN: true }),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    array: ({ items = {} }) => fc.array(fitting(items), { maxLength: 3 }),
    object: ({ properties = {}, required = [] }) =>
      fc.record(Object.fromEntries(Object.entries(properties).map(([name, it]) => [name, member(it)])), {
        requiredKeys: required.filter((name) => name in properties),
      }),
  };
  function fitting(schema: Schema): fc.Arbitrary<unknown> {
    if (schema.$ref) return fitting(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const { oneOf, anyOf = oneOf, allOf } = schema;
    // Low numbers are there, as long as nobody has deleted them
    if (schema.description?.startsWith('The key of a row') && schema.type === 'integer')
      return fc.integer({ min: 1, max: 12 });
    if (anyOf) return fc.oneof(...anyOf.map(fitting));
    if (allOf) return fc.tuple(...allOf.map(fitting)).map((parts) => Object.assign({}, ...parts));
    const types = [schema.type ?? (schema.properties ? 'object' : [])].flat();
    return types.length === 0 ? wrong : fc.oneof(...types.map((it) => kinds[it]?.(schema) ?? wrong));
  }
  const member = (schema: Schema) =>
    fc.oneof({ weight: 29, arbitrary: fitting(schema) }, { weight: 1, arbitrary: wrong });

  const bodies: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { requestBody }] of Object.entries(operations)) {
      const schema = requestBody?.content['application/json']?.schema;
      if (schema) bodies[`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`] = fitting(schema);
    }
  return bodies;
}
