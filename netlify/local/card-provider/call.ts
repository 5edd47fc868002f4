import type { Books } from './books.ts';
import type { Faults } from './faults.ts';

/** A call of the provider's API. */
export interface Call {
  books: Books;
  faults: Faults;
  /** Tells the shop's webhook. */
  emit(type: string, object: unknown): void;
  path: string;
  /** The id in the path, or ''. */
  id: string;
  /** The body of a POST, the query of a GET. */
  form: URLSearchParams;
  /** Called with a publishable key, so from a browser. */
  publishable: boolean;
}
