import { type Call, sessionOf } from './endpoint.ts';

/** Whose row it is: whoever adds it, never whom the body names. */
export const employee = (call: Call) => ({ Employee_id: sessionOf(call).user.id });
