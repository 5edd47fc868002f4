import css from './Json.module.css';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const words = (value: unknown): string => (value === null || value === '' ? 'brak' : String(value));

/** What a column of JSON holds, as names with their values; of two in a list the second has replaced the first. */
export function Json({ value }: { value: unknown }) {
  if (Array.isArray(value)) return value.map((it) => (isObject(it) ? JSON.stringify(it) : words(it))).join(' → ');
  if (!isObject(value)) return words(value);
  return (
    <dl className={css.json}>
      {Object.entries(value).map(([name, item]) => (
        <div key={name}>
          <dt>{name}:</dt>
          <dd>
            <Json value={item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
