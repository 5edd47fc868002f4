import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBack } from '../../client/useAddressParams.ts';
import { longestSearch } from '../../domain/kernel/field.ts';
import { IconInput } from '../../ui/TextInput.tsx';

const pause = 300;

interface SearchBoxProps {
  id: string;
  /** What is searched in, for readers. */
  label: string;
  placeholder: string;
  value: string;
  onSearch: (search: string) => void;
}

/** Searches when typing pauses; Enter does not wait. */
export function SearchBox({ id, label, placeholder, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState<string>();
  const input: RefObject<HTMLInputElement | null> = useRef(null);
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
      <label className="hidden" htmlFor={id}>
        {label}
      </label>
      <IconInput
        ref={input}
        icon="search"
        id={id}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        maxLength={longestSearch}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && search(event.currentTarget.value.trim())}
      />
    </div>
  );
}
