import { useState } from 'react';
import { keep, localStore } from '../../client/storage.ts';
import { products } from '../../domain/booking/products.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { dayOf, formatStay, formatTime } from '../../domain/language/days.ts';
import { useOnMount } from '../../ui/effects.ts';
import { isRecord } from '../booking/stored-atom.ts';
import { lowerCased } from './order-words.ts';
import { type ToldUnderWay, underWayKey } from './under-way-note.ts';
import type { ShownOrder } from './useOrder.ts';

/**
 * A payment that was sent and of which nobody has heard the end. Written before a card is charged, in every tab's
 * storage, so that a tab that was closed, another one and the offline page know of it; gone once the end is known.
 */
export interface UnderWay {
  order: ShownOrder;
  /** ISO */
  sentAt: string;
  told: ToldUnderWay;
}

function underWayOf(order: ShownOrder, sentAt: string): UnderWay {
  const told = {
    number: order.order_number,
    sum: formatAmount(order.amount),
    what: lowerCased(products[order.kind].place(order)),
    days: formatStay(dayOf(order.since), dayOf(order.until)),
    sentAt: formatTime(sentAt),
  };
  const { statement: _, ...shown } = order;
  return { order: { ...shown, card: null }, sentAt, told };
}

/** What is under way in this browser; of one order alone, if it is named. */
export function readUnderWay(id?: string): UnderWay | undefined {
  try {
    const stored: unknown = JSON.parse(localStore?.getItem(underWayKey) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored.order) || !isRecord(stored.told)) return undefined;
    if (typeof stored.order.id !== 'string' || Number.isNaN(Date.parse(String(stored.sentAt)))) return undefined;
    return id === undefined || stored.order.id === id ? (stored as unknown as UnderWay) : undefined;
  } catch {
    // Not ours, or torn: as good as none
    return undefined;
  }
}

/** What is under way for an order, as any tab of this browser writes it. */
export function useUnderWay(id: string) {
  const [line, setLine] = useState(() => readUnderWay(id));
  useOnMount(() => {
    const hear = ({ key }: StorageEvent) => {
      // Another tab that knows the end has read it where this one reads it: only a beginning is news
      if (key === underWayKey) setLine((shown) => readUnderWay(id) ?? shown);
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  });
  const note = (order: ShownOrder): void => {
    const written = underWayOf(order, new Date().toISOString());
    keep(localStore, underWayKey, JSON.stringify(written));
    setLine(written);
  };
  const forget = (): void => {
    if (readUnderWay(id)) localStore?.removeItem(underWayKey);
    setLine(undefined);
  };
  return { line, note, forget };
}
