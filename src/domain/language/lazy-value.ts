/**
 * A value made when it is first needed: what formats dates takes milliseconds to make, and no function's start has them
 * to spare.
 */
export function lazyValue<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
