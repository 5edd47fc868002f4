/** An answer that is not a success; `status` 0: there was no answer. */
export class ApiError extends Error {
  readonly status: number;
  /** Field name → what is wrong with it. */
  readonly errors: Record<string, string> | undefined;
  /** Everything the answer said. */
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown> = {}) {
    super(typeof body.message === 'string' ? body.message : '');
    this.name = 'ApiError';
    this.status = status;
    this.errors = body.errors as Record<string, string> | undefined;
    this.body = body;
  }
}

const patience = 15_000;

interface Init extends Omit<RequestInit, 'body'> {
  /** Sent as JSON. */
  json?: unknown;
}

/** Asks the API below /api: its JSON (undefined when there is none), or an ApiError. */
export async function fetchJson<T>(path: string, { json, headers, ...init }: Init = {}): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(patience),
    ...init,
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  }).catch(() => {
    throw new ApiError(0);
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(response.status, typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {});
  return body as T;
}
