import { setTimeout } from 'node:timers/promises';
import { Problem } from '../local/problem.ts';

/** An API that one speaks to with a key: its base address, and the key. */
export interface Api {
  url: string;
  key: string;
}

/** Neon refuses a change of a project while another one is under way. */
const locked = 423;
const tries = 20;

/** Asks an API; its refusal ends what is done here, and is told without what was sent. */
export async function ask<T>({ url, key }: Api, method: string, path: string, body?: object): Promise<T> {
  for (let left = tries; ; left--) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (response.ok) return (text ? JSON.parse(text) : undefined) as T;
    if (response.status !== locked || left === 0)
      throw new Problem(`${method} ${new URL(url).host}${path} answers ${response.status}: ${text.slice(0, 200)}`);
    await setTimeout(1_000);
  }
}
