import { useEffect, useRef, useState } from 'react';
import { useBack } from '../../client/useStored.ts';
import { IconInput } from '../../ui/inputs.tsx';

const pause = 300;

/** Searches when typing pauses; Enter does not wait. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // Somebody may have typed before the script took over
  useEffect(() => setTyped(input.current?.value || undefined), []);
  useBack(() => setTyped(undefined));
  useEffect(() => {
    if (typed === undefined || typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  const search = (term: string) => term !== value && onSearch(term);
  return (
    <div>
      <label className="hidden" htmlFor="szukaj">
        Szukaj lotu
      </label>
      <IconInput
        ref={input}
        icon="search"
        id="szukaj"
        type="search"
        placeholder="Numer lotu, miasto albo linia"
        autoComplete="off"
        maxLength={60}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && search(event.currentTarget.value.trim())}
      />
    </div>
  );
}
