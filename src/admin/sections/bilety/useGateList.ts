import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../client/api.ts';
import { currentAuth } from '../../../client/auth.ts';
import { useAnswer } from '../../../client/useList.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { listedVerdict, otherFlightVerdict } from '../../../domain/travel/boarding.ts';
import { type GateList, hashDigits, hashedText } from '../../../domain/travel/gate-list.ts';
import { wholeCode } from '../../../domain/travel/ticket-code.ts';
import { useOnChange } from '../../../ui/effects.ts';
import { toast } from '../../../ui/overlays.ts';
import { gateMemory, isServing, rememberLetIn, rememberLists, rememberLost } from '../../desk/gate-memory.ts';
import {
  dropFact,
  isAway,
  isOwn,
  type KeptFact,
  keepForLater,
  lookForKept,
  sendOrKeep,
} from '../../desk/kept-facts.ts';
import { askFor, type Check, type Listed } from './useCheck.ts';

/** Where what was let in without a network is sent to. */
export const keptPath = 'gate-list';
/** How old a list may be, in ms, while there is a network. */
const live = { refreshInterval: 30_000 };
/** How long a check waits for its answer, in ms: with a list to go by, no queue stands still for a dead network. */
const patience = { withList: 3_000, without: 15_000 };

/** What is sent of whom was let in without a network, by code; this page knows it also after that was sent. */
const letIn = new Map<string, KeptFact['json']>();

async function hashOf(salt: string, code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hashedText(salt, code)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashDigits);
}

const keptLetIn = async (): Promise<KeptFact[]> =>
  (await lookForKept()).filter(({ path, json }) => path === keptPath && !json.taken_back_at);
const keptOf = async (code: string): Promise<KeptFact | undefined> =>
  (await keptLetIn()).find(({ json }) => json.code === code);

async function letInAt(code: string): Promise<number | undefined> {
  const at = letIn.get(code)?.at ?? (await keptOf(code))?.json.at;
  return at === undefined ? undefined : Date.parse(String(at));
}

/** What this tab held before it was loaded anew, of whoever is signed in now. */
function ownMemory() {
  const memory = gateMemory();
  return memory?.user.id === currentAuth()?.user?.id ? memory : undefined;
}

/** Checks by the server or, where it cannot be reached, by the lists of the gate's flights that this tab holds. */
export function useGateList(flight: string | undefined) {
  const { answer, readAt = 0 } = useAnswer<{ data: GateList[] }>(
    flight ? `gate-list?${new URLSearchParams({ flight })}` : null,
    undefined,
    live,
  );
  const [memory] = useState(() => ownMemory());
  const [lostAt, setLost] = useState(() => memory?.lostAt ?? (navigator.onLine ? undefined : Date.now()));
  const lose = useCallback((at: number | undefined) => {
    setLost((before) => (at === undefined ? undefined : (before ?? at)));
  }, []);
  useEffect(() => {
    const lost = () => lose(Date.now());
    const back = () => lose(undefined);
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, [lose]);
  // A list that has come since says that the network is back, unless it was on its way as the network went
  const isBack = lostAt !== undefined && lostAt < readAt && navigator.onLine;
  const awaySince = isBack ? undefined : lostAt;
  const read = answer?.data;
  useOnChange([read], () => {
    if (read) rememberLists(read);
  });
  // Again after a list, which may have been on its way as the network went
  useOnChange([awaySince, read], () => rememberLost(awaySince));
  const lists = (read ?? memory?.lists ?? []).filter(isServing);
  const list = lists.find((it) => it.flight === flight);

  const findListed = async (codes: readonly string[]): Promise<Listed | undefined> => {
    const whole = codes.map(wholeCode).filter((it) => it !== undefined);
    const [first] = whole;
    if (!list || first === undefined) return undefined;
    for (const code of whole) {
      const hash = await hashOf(list.salt, code);
      const found = list.tickets.find((it) => it.hash === hash);
      const verdict = listedVerdict(list, found, { now: Date.now(), letInAt: await letInAt(code) });
      if (found) return { state: 'listed', code, seat: found.seat, verdict };
      const other = await findElsewhere(code);
      if (other) return other;
    }
    return { state: 'listed', code: first, seat: '–', verdict: listedVerdict(list, undefined, { now: Date.now() }) };
  };

  /** A ticket for another flight of the same gate. */
  const findElsewhere = async (code: string): Promise<Listed | undefined> => {
    for (const other of lists) {
      const hash = await hashOf(other.salt, code);
      const found = other.tickets.find((it) => it.hash === hash);
      if (found) return { state: 'listed', code, seat: found.seat, verdict: otherFlightVerdict(other) };
    }
    return undefined;
  };

  const find = async (codes: readonly string[]): Promise<Check> => {
    const isListed = list !== undefined && codes.some(wholeCode);
    const failed: Check = { state: 'failed', code: codes[0] ?? '', error: new ApiError(0) };
    const check = awaySince && isListed ? failed : await askFor(codes, isListed ? patience.withList : patience.without);
    if (check.state !== 'failed' || !isAway(check.error)) {
      // It may have been on its way as the network went
      if (navigator.onLine) lose(undefined);
      return check;
    }
    lose(Date.now());
    return (await findListed(codes)) ?? check;
  };

  /** Whom this device has let in by the list and not sent yet, and when: also after a reload they are taken back. */
  const waiting = async (): Promise<{ listed: Listed; at: number }[]> => {
    const own = (await keptLetIn()).filter((it) => isOwn(it) && it.json.flight === list?.flight);
    const all = own.map(async ({ json }) => {
      const [code, at] = [String(json.code), Date.parse(String(json.at))];
      letIn.set(code, json);
      const listed = await findListed([code]);
      return listed ? [{ listed, at }] : [];
    });
    return (await Promise.all(all)).flat();
  };

  /** Keeps that somebody was let in; false where this device cannot, which is told. */
  const keep = async ({ code, seat }: Listed): Promise<boolean> => {
    if (!list) return false;
    const now = Date.now();
    const words = `Wpuszczono bilet ${Number.parseInt(code, 10)}, miejsce ${seat}, ${formatTime(now)}`;
    const json = { code, flight: list.flight, at: new Date(now).toISOString(), proof: list.proof };
    try {
      await keepForLater({ path: keptPath, json, words, quiet: true });
      letIn.set(code, json);
      rememberLetIn(await hashOf(list.salt, code));
      return true;
    } catch {
      const more = 'To urządzenie nie przechowa zapisu, na przykład w oknie prywatnym. Zapisz miejsce na papierze.';
      toast({ text: 'Nie zapisano wpuszczenia', more, tone: 'bad' });
      return false;
    }
  };

  /** Takes back that somebody was let in, whether that was sent by now or not; false where it cannot, which is told. */
  const takeBack = async ({ code, seat }: Listed): Promise<boolean> => {
    const json = letIn.get(code);
    if (!json) return false;
    const now = Date.now();
    const words = `Cofnięto wpuszczenie: bilet ${Number.parseInt(code, 10)}, miejsce ${seat}, ${formatTime(now)}`;
    const fact = { path: keptPath, json: { ...json, taken_back_at: new Date(now).toISOString() }, words };
    try {
      const sent = await (awaySince === undefined ? sendOrKeep(fact) : keepForLater(fact));
      const before = await keptOf(code);
      if (before) await dropFact(before.id);
      letIn.delete(code);
      const of = lists.find((it) => it.flight === json.flight);
      if (of) rememberLetIn(await hashOf(of.salt, code), 'PURCHASED');
      toast({ text: 'Cofnięto: bilet znów jest ważny', more: sent ? undefined : 'Wyśle się, gdy wróci sieć.' });
      return true;
    } catch {
      toast({ text: `Nie cofnięto: bilet ${Number.parseInt(code, 10)} jest użyty`, tone: 'bad' });
      return false;
    }
  };
  return { list, lists, awaySince, find, waiting, keep, takeBack };
}
