import type { Context } from '@netlify/functions';
import { deliver } from '../outbox.ts';
import type { Result } from './run.ts';

/** Sends what is due: after a failure, or when the call that caused it ended too early. */
export const sendDue = async (context: Context): Promise<Result> => ({ counts: { sent: await deliver(context) } });
