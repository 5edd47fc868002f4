import fc from 'fast-check';

/** A call that somebody who means well makes; what it needs is there. */
export interface Meant {
  /** With its query: '/api/parking/7/payments'. */
  to: string;
  body?: unknown;
  /** Who calls: nobody who is signed in, where it is not there. */
  cookies?: Record<string, string>;
}

/** By route, such as 'POST /api/parking/:id/payments', what makes its rows and answers the call. */
export type MeantCalls = Record<string, () => Promise<Meant>>;

/** What of a call is not as it was meant; 'nothing': it is sent as it is. */
export interface Spoil {
  part: 'nothing' | 'segment' | 'member';
  /** Which of them; counted on from the first again beyond the last. */
  nth: number;
  value: unknown;
}

/** A call with one thing of it spoilt: a parameter of its path, or a member of its body. */
export function spoilt(route: string, meant: Meant, { part, nth, value }: Spoil): Meant {
  const [path = '', query = ''] = meant.to.split('?');
  const places = (route.split(/[ ?]/)[1] ?? '').split('/').flatMap((it, at) => (it.startsWith(':') ? [at] : []));
  if (part === 'segment' && places.length > 0) {
    const segments = path.split('/');
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    segments[places[nth % places.length] ?? 0] =
      encodeURIComponent(text.toWellFormed()).replace(/^\.{1,2}$/, 'x') || 'x';
    return { ...meant, to: [segments.join('/'), query].filter(Boolean).join('?') };
  }
  if (part === 'member' && meant.body instanceof Object && !(meant.body instanceof FormData)) {
    const names = Object.keys(meant.body);
    const name = names[nth % names.length];
    return name === undefined ? meant : { ...meant, body: { ...meant.body, [name]: value } };
  }
  return meant;
}

export const spoils = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Spoil> =>
  fc.record({ part: fc.constantFrom('nothing', 'segment', 'member', 'member'), nth: fc.nat(20), value });
