import { useId } from 'react';
import css from './PageSize.module.css';

interface PageSizeProps {
  /** As many as the list has by itself. */
  usual: number;
  limit: number;
  onLimit: (limit: number) => void;
}

/** How many rows a page has. */
export function PageSize({ usual, limit, onLimit }: PageSizeProps) {
  const id = useId();
  const sizes = [...new Set([usual, 10, 20, 50, 100])].filter((it) => it <= 100).sort((a, b) => a - b);
  return (
    <span className={css.size}>
      <label htmlFor={id}>Wierszy</label>
      <select id={id} value={limit} onChange={(event) => onLimit(Number(event.target.value))}>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </span>
  );
}
