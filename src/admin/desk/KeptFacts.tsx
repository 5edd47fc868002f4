import { count, noun } from '../../domain/language/polish.ts';
import { Button } from '../../ui/Button.tsx';
import { DeskNotice } from './DeskNotice.tsx';
import type { KeptFact } from './kept-facts.ts';

const facts = noun(
  'zapis czeka na tym urządzeniu i wyśle się sam',
  'zapisy czekają na tym urządzeniu i wyślą się same',
  'zapisów czeka na tym urządzeniu i wyśle się samo',
);

interface KeptFactsProps {
  kept: readonly KeptFact[];
  dropRefused: () => void;
}

/** What this device has noted and not sent yet, and what of it the server has refused. */
export function KeptFacts({ kept, dropRefused }: KeptFactsProps) {
  if (kept.length === 0) return null;
  const waiting = kept.filter(({ refused }) => !refused).length;
  return (
    <DeskNotice>
      <span>
        {waiting > 0 && (
          <>
            <b>{count(waiting, facts)}.</b> Nie czyść przeglądarki.
          </>
        )}
        {kept.map(({ id, words, refused }) => (
          <small key={id}>
            {words}
            {refused && `: ${refused}`}
          </small>
        ))}
      </span>
      {waiting < kept.length && (
        <Button size="s" onClick={dropRefused}>
          Odrzuć odmówione
        </Button>
      )}
    </DeskNotice>
  );
}
