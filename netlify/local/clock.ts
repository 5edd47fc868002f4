const machine = Date;

/** `Date` by a clock that is so many ms ahead. Its text runs in browsers as well, so it names nothing from outside. */
const dateAhead = (date: DateConstructor, ms: number): DateConstructor =>
  new Proxy(date, {
    construct: (of, given, made) => Reflect.construct(of, given.length > 0 ? given : [of.now() + ms], made),
    apply: (of) => new of(of.now() + ms).toString(),
    get: (of, name) => (name === 'now' ? () => of.now() + ms : Reflect.get(of, name)),
  });

/**
 * Lets the clock of this process be so many seconds ahead of the machine's: whoever asks `Date`, a library too, gets
 * the product's now. Timers and `performance` go on as they are.
 */
export function moveProcessClock(seconds: number): void {
  globalThis.Date = seconds === 0 ? machine : dateAhead(machine, seconds * 1000);
}

/** Where pages get the same from. */
export const clockPath = '/dev/zegar.js';
export const clockScript = (seconds: number): string => `Date = (${dateAhead})(Date, ${seconds * 1000});\n`;

/** A built file as browsers get it while the clock is moved: pages and the service worker begin with moving theirs. */
export function withClock(seconds: number): (path: string, body: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer> {
  const tag = `<head><script src="${clockPath}"></script>`;
  return (path, body) => {
    if (path === 'sw.js') return Buffer.from(clockScript(seconds) + body);
    return path.endsWith('.html') ? Buffer.from(body.toString().replace('<head>', tag)) : body;
  };
}
