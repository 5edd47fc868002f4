import type { Entity } from '../../domain/kernel/entity.ts';

/** A row below /api, and what its calls take along: 'announcements/7?all=1'. */
export const rowPath = (
  { path }: Entity,
  key: string,
  call: Readonly<Record<string, string>> = {},
  part = '',
): string => {
  const query = new URLSearchParams(call);
  return `${path}/${encodeURIComponent(key)}${part}${query.size > 0 ? `?${query}` : ''}`;
};
