import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { apiDocument } from '../../functions/lib/openapi/api-document.ts';
import type { PlatformFunction } from '../../netlify/local/routes.ts';

interface Content {
  schema: AnySchema;
}
interface Operation {
  responses: Record<string, { content?: Record<string, Content> }>;
}
type Paths = Record<string, Record<string, Operation>>;

/** An answer as the description of the API is asked about it. */
export interface Answered {
  method: string;
  pathname: string;
  status: number;
  type: string | null;
  text: string;
  json: unknown;
}

/**
 * What the API's own description says against an answer; undefined where nothing does. Each schema is compiled when an
 * answer is first held against it; openapi-lint.test.ts looks into the document itself.
 */
export class Description {
  readonly #ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  readonly #paths: { template: string; pattern: URLPattern; operations: Record<string, Operation> }[];
  readonly #compiled = new Map<Content, ValidateFunction>();

  constructor(document: Record<string, unknown>) {
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ ...document, $id: 'told' }, 'told');
    this.#ajv.addSchema({ ...(closed(document) as object), $id: 'api' }, 'api');
    this.#paths = Object.entries(document.paths as Paths)
      .map(([template, operations]) => {
        const pathname = template.replace(/\{(\w+)\}/g, ':$1');
        return { template, pattern: new URLPattern({ pathname }, { ignoreCase: true }), operations };
      })
      // Literal paths go before parameters
      .sort((a, b) => a.template.split('{').length - b.template.split('{').length);
  }

  fault({ method, pathname, status, type, text, json }: Answered): string | undefined {
    const of = (path: string) => `${method} ${path} answered ${status}`;
    const found = this.#paths.find(({ pattern }) => pattern.test({ pathname: withoutEmptyParts(pathname) }));
    if (!found) return status === 404 ? undefined : `${of(pathname)}, a path that its description does not have`;
    const operation = found.operations[method === 'HEAD' ? 'get' : method.toLowerCase()];
    // No call of this method is described: it is refused
    if (!operation) return status === 405 || status === 404 ? undefined : `${of(found.template)}: not described`;
    const name = of(found.template);
    const response = operation.responses[status];
    if (!response) return `${name}: its description has ${Object.keys(operation.responses).join(', ')}`;
    if (!response.content) return text === '' ? undefined : `${name} with a body, its description without one`;
    if (method === 'HEAD') return undefined;
    const media = type?.split(';')[0]?.trim() ?? '';
    // 'image/*' is any picture
    const content = response.content[media] ?? response.content[`${media.split('/')[0]}/*`];
    if (!content) return `${name} with ${media}, its description with ${Object.keys(response.content).join(', ')}`;
    if (media !== 'application/json') return undefined;
    const validate = this.#validatorOf(content);
    return validate(json) ? undefined : `${name}, not as described: ${validate.errors?.map(inWords).join('; ')}`;
  }

  #validatorOf(content: Content): ValidateFunction {
    const known = this.#compiled.get(content);
    if (known) return known;
    // What a schema refers to stands in the document
    const schema = JSON.stringify(closed(content.schema)).replaceAll('"#/', '"api#/');
    const compiled = this.#ajv.compile(JSON.parse(schema));
    this.#compiled.set(content, compiled);
    return compiled;
  }
}

/** A schema by which no object has what nobody described: who adds a property to an answer tells of it. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const all = Object.fromEntries(Object.entries(schema).map(([name, inner]) => [name, closed(inner)]));
  const isOpen = 'additionalProperties' in schema;
  if ('properties' in schema && !isOpen) all.additionalProperties = false;
  if (!('allOf' in schema)) return all;
  // Each part has what the others tell of: together they have no more
  const allOf = JSON.parse(JSON.stringify(schema.allOf).replaceAll('"#/', '"told#/'));
  return { ...all, allOf, unevaluatedProperties: false };
}

const inWords = ({ instancePath, message, params }: ErrorObject): string => {
  const of = params.allowedValues ?? params.additionalProperty ?? params.unevaluatedProperty;
  return `${instancePath || 'the answer'} ${message}${of === undefined ? '' : ` (${of})`}`;
};
const withoutEmptyParts = (pathname: string) => `/${pathname.split('/').filter(Boolean).join('/')}`;

// Files of tests follow each other in one process, and each has modules of its own: the schemas are compiled once for
// all of them
const kept = globalThis as { describedAnswers?: Description };

async function faultOf(answered: Answered): Promise<string | undefined> {
  if (!answered.pathname.startsWith('/api/')) return undefined;
  kept.describedAnswers ??= new Description(await apiDocument());
  return kept.describedAnswers.fault(answered);
}

/** Fails where an answer is not what the API's description says. */
export async function demandDescribed(answered: Answered): Promise<void> {
  const fault = await faultOf(answered);
  if (fault) throw new Error(fault);
}

/** A function that answers as ever; what its answers have that the API's description has not is told. */
export const watched =
  (tell: (fault: string) => void) =>
  ({ handler, ...rest }: PlatformFunction): PlatformFunction => ({
    ...rest,
    handler: async (request, context) => {
      const { method } = request;
      const response = await handler(request, context);
      void look(method, context.url.pathname, response.clone()).then((fault) => fault && tell(fault));
      return response;
    },
  });

async function look(method: string, pathname: string, response: Response): Promise<string | undefined> {
  const { status, headers } = response;
  const type = headers.get('content-type');
  const text = await response.text();
  const json: unknown = text !== '' && type?.startsWith('application/json') ? JSON.parse(text) : undefined;
  return faultOf({ method, pathname, status, type, text, json });
}
