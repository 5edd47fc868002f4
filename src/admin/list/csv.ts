import type { Entity } from '../../domain/kernel/entity.ts';
import { api } from '../../domain/site/roots.ts';
import type { Question } from '../../fields/list/question.ts';
import { listPath } from '../../fields/list/useListQuery.ts';

type WholeQuestion = Omit<Question, 'leftOut' | 'page'>;

/** Where all rows that a list shows, not only this page's, can be had as a file. */
export function csvHref(
  entity: Entity,
  { search, filters, sort }: WholeQuestion,
  call: Readonly<Record<string, string>> = {},
): string {
  const [path = '', query] = listPath(entity, { page: 1, search, filters, sort }, { call }).split('?');
  const params = new URLSearchParams(query);
  params.delete('page');
  return `${api}${path}.csv${params.size > 0 ? `?${params}` : ''}`;
}
