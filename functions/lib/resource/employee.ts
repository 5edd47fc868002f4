import { sessionOf } from '../http/endpoint.ts';
import type { Call } from '../http/route.ts';

/** Whose row it is: whoever adds it, never whom the body names. */
export const employee = (call: Call) => ({ Employee_id: sessionOf(call).user.id });
