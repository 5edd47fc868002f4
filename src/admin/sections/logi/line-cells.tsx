import { type LoginLog, loginKind } from '../../../domain/account/login-log.ts';
import { entityOf } from '../../../domain/index.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import { roles } from '../../../domain/kernel/roles.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { formerLabel, readWords, toldChanges, unnamedWords } from '../../../domain/office/event-log.ts';
import { useRecordHref } from '../../../fields/records.ts';
import { Changes } from '../../record/Changes.tsx';
import type { Line } from './line.ts';
import css from './Section.module.css';

/** The day stands above the first line of it. */
export const Clock = ({ at }: { at: string }) => (
  <time dateTime={at} className="mono">
    {formatTime(at)}
  </time>
);

/** Who did it: somebody by name and role, or what did it by itself. */
export const Who = ({ line: { author, by_user } }: { line: Line }) => (
  <span className={css.who}>
    <b>{author?.name ?? unnamedWords(by_user)}</b>
    {author && <small>{labelOf(roles, author.role)}</small>}
  </span>
);

/** Which row it was, and the way to it. */
export function Record({ line: { table_name, record_id, record, action, log_details } }: { line: Line }) {
  const hrefOf = useRecordHref();
  const entity = entityOf(table_name);
  const kind = entity?.one ?? table_name;
  if (record_id === null) return kind;
  const href = record === null ? undefined : hrefOf(table_name, record_id);
  const former = entity && action !== 'UPDATE' ? formerLabel(entity, log_details.changes) : '';
  const label = record ?? (former || `nr ${record_id}`);
  return (
    <span className={css.record}>
      <small>{kind}</small>
      {href ? <a href={href}>{label}</a> : <span>{label}</span>}
      {record === null && entity && action !== 'READ' && <small>usunięty</small>}
    </span>
  );
}

/** How many changed fields are told at once; the others when they are asked for. */
const most = 4;

/** What was done to it, in the words of the screens. */
export function What({ line: { table_name, action, log_details, labels } }: { line: Line }) {
  const entity = entityOf(table_name);
  if (action === 'READ') return readWords(log_details as unknown as Record<string, unknown>);
  if (!entity || !log_details.changes) return null;
  const changes = toldChanges(entity, log_details.changes);
  // A payment's key at the card provider, for one, is on no screen
  if (changes.length === 0) return <span className={css.quiet}>tylko dane techniczne</span>;
  const part = (from: number, until?: number) => (
    <div className={css.changes}>
      <Changes
        entity={entity}
        action={action}
        labels={labels}
        changes={Object.fromEntries(changes.slice(from, until).map(({ name, change }) => [name, change]))}
      />
    </div>
  );
  if (changes.length <= most + 1) return part(0);
  return (
    <>
      {part(0, most)}
      <details className={css.more}>
        <summary>Pozostałe pola: {changes.length - most}</summary>
        {part(most)}
      </details>
    </>
  );
}

/** What a line of the login history says besides its kind, its device and its address, which have columns. */
export function restOf({ kind, login_details, device, address }: LoginLog): string {
  const details = [labelOf(loginKind, kind), device, address].filter(Boolean) as string[];
  return details.reduce((rest, it) => rest.replace(it, ''), login_details).replace(/^[\s:,]+|[\s:,]+$/g, '');
}
