import type { Config, Context } from '@netlify/functions';

export type Handler = (request: Request, context: Context) => Promise<Response>;

/** A file of functions/: its handler and what it says about itself. */
export interface PlatformFunction {
  name: string;
  handler: Handler;
  config: Config;
}

export interface Match {
  function: PlatformFunction;
  params: Record<string, string>;
}

export type Matcher = (method: string, url: URL) => Match | undefined;

/**
 * Finds the function for a path: literal segments win over parameters, a trailing slash changes nothing. It stands for
 * the host's own matcher, so it is none of functions/lib/http/route.ts, which finds a route within a function.
 */
export function matcherOf(functions: PlatformFunction[]): Matcher {
  const routes = functions
    .flatMap((platformFunction) =>
      pathsOf(platformFunction.config).map((path) => {
        const pattern = new URLPattern({ pathname: path }, { ignoreCase: true });
        return { function: platformFunction, path, pattern, beginning: beginningOf(pattern) };
      }),
    )
    .sort((a, b) => (rank(a.path) < rank(b.path) ? -1 : 1));
  return (method, url) => {
    const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
    const lower = pathname.toLowerCase();
    for (const { function: found, pattern, beginning } of routes) {
      const match = lower.startsWith(beginning) && takes(found.config, method) && pattern.exec({ pathname });
      if (match) return { function: found, params: decoded(match.pathname.groups) };
    }
    return undefined;
  };
}

const pathsOf = (config: Config): string[] => ('path' in config && config.path ? [config.path].flat() : []);
// A pattern is slow to try, and each request for a file tries dozens: most are ruled out by how they begin
const beginningOf = ({ pathname }: URLPattern): string =>
  (/^[\w/.-]*(?:$|(?=\/))/.exec(pathname)?.[0] ?? '').toLowerCase();
const takes = ({ method }: Config, requestMethod: string): boolean =>
  !method || [method].flat().some((it) => it === requestMethod);

// Segment by segment: literal, then :parameter, then wildcard
const rank = (path: string): string =>
  path
    .split('/')
    .map((it) => (it.includes('*') ? 2 : it.startsWith(':') ? 1 : 0))
    .join('');

const decoded = (groups: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, decode(value)]])),
  );

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray percent sign is a percent sign
  }
}
