import { useId } from 'react';
import { ListName } from '../../fields/list/ListName.tsx';
import type { ListQuery } from '../../fields/list/useListQuery.ts';
import css from './PageSize.module.css';

interface PageSizeProps<R> {
  /** As many as the list has by itself. */
  usual: number;
  query: ListQuery<R>;
  onLimit: (limit: number) => void;
}

/** How many rows a page has. */
export function PageSize<R>({ usual, query, onLimit }: PageSizeProps<R>) {
  const id = useId();
  const sizes = [...new Set([usual, 10, 20, 50, 100])].filter((it) => it <= 100).sort((a, b) => a - b);
  return (
    <span className={css.size}>
      <label htmlFor={id}>
        Wierszy
        <ListName query={query} />
      </label>
      <select id={id} value={query.limit} onChange={(event) => onLimit(Number(event.target.value))}>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </span>
  );
}
