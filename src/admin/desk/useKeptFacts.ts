import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../client/api.ts';
import { currentAuth } from '../../client/auth.ts';
import { toast } from '../../ui/overlays.ts';
import { dropFact, isAway, type KeptFact, keepFact, keptFacts, knownFacts, sendFact } from './kept-facts.ts';

const userId = () => currentAuth()?.user?.id ?? 0;

/** What this device has noted and not sent yet; sends it by itself when the network is back. */
export function useKeptFacts(onSent: () => void) {
  const [kept, setKept] = useState<KeptFact[]>(() => knownFacts(userId()));
  const look = async () => {
    // Without a store, as in a private window, nothing is kept and nothing to be sent
    const found = 'indexedDB' in globalThis ? await keptFacts(userId()).catch(() => []) : [];
    setKept(found);
    return found;
  };
  const sendAll = useEffectEvent(async () => {
    for (const fact of await look()) {
      if (fact.refused) continue;
      try {
        await sendFact(fact, true);
        await dropFact(fact.id);
        toast({ text: `Wysłano: ${fact.words}` });
        onSent();
      } catch (error) {
        if (isAway(error) || !(error instanceof ApiError)) break;
        await keepFact({ ...fact, refused: error.message });
      }
    }
    await look();
  });
  useEffect(() => {
    void sendAll();
    const again = () => void sendAll();
    addEventListener('online', again);
    addEventListener('desk-kept', again);
    const timer = setInterval(again, 30_000);
    return () => {
      removeEventListener('online', again);
      removeEventListener('desk-kept', again);
      clearInterval(timer);
    };
  }, []);
  const dropRefused = async () => {
    for (const { id } of kept.filter(({ refused }) => refused)) await dropFact(id);
    await look();
  };
  return { kept, dropRefused };
}
