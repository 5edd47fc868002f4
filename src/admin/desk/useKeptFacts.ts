import { useEffect, useSyncExternalStore } from 'react';
import { dropFact, isOwn, listedFacts, lookForKept, onListed } from './kept-facts.ts';

/** What this device has noted of whoever is signed in and not sent yet. */
export function useKeptFacts() {
  const kept = useSyncExternalStore(onListed, listedFacts, listedFacts).filter(isOwn);
  useEffect(() => void lookForKept(), []);
  const dropRefused = async () => {
    for (const { id } of kept.filter(({ refused }) => refused)) await dropFact(id);
  };
  return { kept, dropRefused };
}
