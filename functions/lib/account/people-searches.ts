import { sessionOf } from '../http/endpoint.ts';
import type { Call } from '../http/route.ts';
import { throttle } from '../http/throttle.ts';

/** More than a desk serves in an hour, each looked for a few times while they are typed. */
const searches = { most: 600, seconds: 3600 };

/** Counts a search in people, wherever they are looked for: whoever has somebody's session must not take them all. */
export const countPeopleSearch = (call: Call): Promise<void> =>
  throttle(`people searched by ${sessionOf(call).user.id}`, searches);
