/** What a call was answered. */
interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined where the body is no JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: the checks look into answers of every shape
  json: any;
}

/** Somebody who uses a deployment: keeps its cookies, and follows no redirect, which is an answer like any other. */
export interface Visit {
  origin: string;
  ask(method: string, path: string, body?: object): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** What `Set-Cookie` said last, by the cookie's name. */
  cookies: ReadonlyMap<string, string>;
}

const patience = 30_000;

export function startVisit(origin: string): Visit {
  const cookies = new Map<string, string>();
  const pairOf = (header: string) => header.split(';')[0] ?? '';
  const ask = async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        // As a page of the site would
        ...{ origin, 'sec-fetch-site': 'same-origin', cookie: [...cookies.values()].map(pairOf).join('; ') },
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    for (const header of response.headers.getSetCookie()) cookies.set(header.split('=')[0] ?? '', header);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  };
  return { origin, ask, get: (path) => ask('GET', path), cookies };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
