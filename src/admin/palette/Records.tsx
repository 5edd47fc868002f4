import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import type { Section, SectionList } from '../../domain/kernel/section.ts';
import { editPath, pathOf } from '../../domain/office/back-office.ts';
import { type Offer, useLookUp } from '../../fields/useLookUp.ts';
import { useOnChange } from '../../ui/effects.ts';
import type { Stored } from '../record/useSave.ts';
import { Choice } from './Choice.tsx';
import css from './Palette.module.css';

/** As many rows of one list as can be looked over. */
export const mostRows = 5;

/** A row that was found, in the list where it is changed. */
export interface FoundRecord {
  section: Section;
  list: SectionList;
  id: string;
  label: string;
}

/** By what the palette knows a record's row. */
export const choiceKey = ({ entity }: SectionList, id: string | number): string => `${entity.table} ${id}`;

interface RecordsProps {
  section: Section;
  list: SectionList;
  term: string;
  go: (href: string) => void;
  /** Where rows are found by more than their look-up says. */
  offer?: Offer<Stored> | undefined;
  /** Hears which rows are in sight, by their keys. */
  onFound: (records: readonly [key: string, record: FoundRecord][]) => void;
}

/** The rows of one list that the term finds. */
export function Records({ section, list, term, go, offer, onFound }: RecordsProps) {
  const { found, error, retry } = useLookUp(list.entity.table, term, offer);
  const rows = found?.slice(0, mostRows);
  useOnChange([found], () => {
    if (rows)
      onFound(rows.map(({ id, label }) => [choiceKey(list, id), { section, list, id: String(id), label }] as const));
  });
  if (rows?.length === 0) return null;
  return (
    <Group heading={list.entity.many} waits={!rows} failed={error !== undefined} retry={retry}>
      {rows?.map(({ id, label, detail }) => (
        <Choice
          key={id}
          icon={section.icon}
          words={label}
          detail={detail ?? undefined}
          id={choiceKey(list, id)}
          term={term}
          go={() => go(editPath(list, id) ?? pathOf(section))}
        />
      ))}
    </Group>
  );
}

interface GroupProps {
  heading: string;
  waits: boolean;
  failed: boolean;
  retry: () => void;
  children: ReactNode;
}

/** What is asked of the server, in its states. */
export const Group = ({ heading, waits, failed, retry, children }: GroupProps) => (
  <Command.Group heading={heading}>
    {failed ? (
      <Choice icon="retry" words="Nie udało się wczytać. Spróbuj ponownie" id={`${heading}: ponów`} go={retry} />
    ) : waits ? (
      <Command.Loading className={css.said}>Szukam…</Command.Loading>
    ) : (
      children
    )}
  </Command.Group>
);
