/** Something the person who started the platform can put right: told in one line, without a stack trace. */
export class Problem extends Error {}

/** Ends the process with what went wrong: one line for a Problem, everything for a defect of ours. */
export function fail(error: unknown): never {
  console.error(error instanceof Problem ? `error: ${error.message}` : error);
  process.exit(1);
}

/** The `code` of an error from the system, such as EADDRINUSE. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
