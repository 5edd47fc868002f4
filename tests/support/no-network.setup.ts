// What no test has stubbed is refused at once: a socket of happy-dom's own that is still open when a file ends is
// aborted amid the next, as an error that belongs to no test
globalThis.fetch = async (input) => {
  throw new TypeError(`No test answers ${input instanceof Request ? input.url : input}`);
};
