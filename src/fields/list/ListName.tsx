import type { ListQuery } from './useListQuery.ts';

/** Of which list a tool is, for readers, where a page has several of the same name: 'Filtruj Samochody'. */
export const ListName = <R,>({ query: { prefix, entity } }: { query: ListQuery<R> }) =>
  prefix && <span className="hidden"> {entity.many}</span>;
