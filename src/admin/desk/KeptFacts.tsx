import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../client/api.ts';
import { currentAuth } from '../../client/auth.ts';
import { count, noun } from '../../domain/language/polish.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/overlays.ts';
import { DeskNotice } from './DeskNotice.tsx';
import { dropFact, isAway, type KeptFact, keepFact, keptFacts, knownFacts, sendFact } from './kept-facts.ts';

const facts = noun('zapis czeka', 'zapisy czekają', 'zapisów czeka');
const userId = () => currentAuth()?.user?.id ?? 0;

/** What this device has noted and not sent yet: told, and sent by itself when the network is back. */
export function KeptFacts({ onSent }: { onSent: () => void }) {
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
  if (kept.length === 0) return null;
  const refused = kept.filter((it) => it.refused);
  return (
    <DeskNotice>
      <span>
        <b>{count(kept.length, facts)} na tym urządzeniu.</b> Wyślą się same. Nie czyść przeglądarki.
        {kept.map(({ id, words, refused: why }) => (
          <small key={id}>
            {words}
            {why && `: ${why}`}
          </small>
        ))}
      </span>
      {refused.length > 0 && (
        <Button
          size="s"
          onClick={async () => {
            for (const { id } of refused) await dropFact(id);
            await look();
          }}
        >
          Odrzuć odmówione
        </Button>
      )}
    </DeskNotice>
  );
}
