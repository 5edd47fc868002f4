interface More {
  /** What programs know the error by, where its status says too little: 'stale'. */
  code?: string;
  /** Further members of the JSON answer. */
  body?: Record<string, unknown>;
  /** Headers of the answer, such as Retry-After. */
  headers?: Record<string, string>;
  /** Ours to mend, whatever its status says: it is logged. */
  defect?: boolean;
  cause?: unknown;
}

/** An answer that is not a success, thrown anywhere on the server; `endpoint` answers `{message, code, errors?}`. */
export class HttpError extends Error {
  readonly status: number;
  /** Field name → what is wrong with it. */
  readonly errors: Record<string, string> | undefined;
  readonly more: More;

  constructor(status: number, message: string, errors?: Record<string, string>, more: More = {}) {
    super(message, { cause: more.cause });
    this.name = 'HttpError';
    this.status = status;
    this.errors = errors;
    this.more = more;
  }
}

/** What people read of these statuses, whoever says so. */
export const refusals = { 401: 'Brak dostępu', 403: 'Brak uprawnień' } as const;
/** Nobody is signed in. */
export const unauthorized = (): HttpError => new HttpError(401, refusals[401]);
/** Whoever is signed in may not. */
export const forbidden = (): HttpError => new HttpError(403, refusals[403]);

/** An error and its cause in one line: a driver's has thirty fields, and values of people in some. */
export function lineOf(error: unknown): string {
  const message = error instanceof HttpError ? error.message : String(error);
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return message;
  return `${message} (${'code' in cause && cause.code ? `${cause.code}: ` : ''}${cause.message})`;
}
