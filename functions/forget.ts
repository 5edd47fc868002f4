import { forgetOld } from '../db/forget.ts';

/** Every night: keeps no personal data longer than it serves somebody. */
export default async function forget(): Promise<Response> {
  await forgetOld();
  return new Response(null, { status: 204 });
}

export const config = { schedule: '17 3 * * *' };
