/** An answer that is not a success, thrown anywhere on the server; `endpoint` turns it into `{message, errors?}`. */
export class HttpError extends Error {
  readonly status: number;
  /** Field name → what is wrong with it. */
  readonly errors: Record<string, string> | undefined;
  /** Further members of the JSON answer, or headers such as Retry-After. */
  readonly more: { body?: Record<string, unknown>; headers?: Record<string, string> };

  constructor(status: number, message: string, errors?: Record<string, string>, more: HttpError['more'] = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.errors = errors;
    this.more = more;
  }
}
