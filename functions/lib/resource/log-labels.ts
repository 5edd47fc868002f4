import { type Author, authorsOf } from '../../../db/row/authors.ts';
import { type Labels, labelsOf, type Named } from '../../../db/row/labels.ts';
import { entityOf } from '../../../src/domain/index.ts';
import type { Entity } from '../../../src/domain/kernel/entity.ts';
import type { Field, Fields } from '../../../src/domain/kernel/field.ts';
import type { Change, EventLog } from '../../../src/domain/office/event-log.ts';

type Changes = Record<string, Change>;
/** By field that points at rows: what those it names are called, by their keys. */
type Pointed = Record<string, Record<string, string>>;

const targetOf = ({ to }: Field): Entity | undefined => entityOf(to?.().table ?? '');

/** The rows that these changes point at; fields are told by their names or by their columns. */
function pointedAt(entity: Entity, changes: Changes): (Named & { name: string })[] {
  return Object.entries(entity.fields as Fields).flatMap(([name, field]) => {
    const target = targetOf(field);
    const change = changes[name] ?? changes[name.toLowerCase()];
    if (!target || !change || change === 'changed') return [];
    return change.filter((key) => key !== null && key !== '').map((key) => ({ name, entity: target, key }));
  });
}

function wordsOf(entity: Entity, changes: Changes, labels: Labels): Pointed {
  const words: Pointed = {};
  for (const { name, entity: target, key } of pointedAt(entity, changes)) {
    const label = labels.get(target.table)?.get(String(key));
    if (label) words[name] = { ...words[name], [String(key)]: label };
  }
  return words;
}

/** What a row's history points at, in words: `labels` of each event. */
export async function withLabels<E extends { changes: Changes }>(
  entity: Entity,
  events: readonly E[],
): Promise<(E & { labels: Pointed })[]> {
  const labels = await labelsOf(events.flatMap(({ changes }) => pointedAt(entity, changes)));
  return events.map((event) => ({ ...event, labels: wordsOf(entity, event.changes, labels) }));
}

/** A line of the event log as people read it. */
export interface ToldLine extends EventLog {
  /** Who it was; null where it was nobody with an account. */
  author: Author | null;
  /** What the row is called; null where it is gone, or the line is about none. */
  record: string | null;
  labels: Pointed;
}

const changesOf = ({ log_details }: EventLog): Changes => log_details.changes ?? {};

/** The lines with their authors and what the rows in them are called. */
export async function inWords(lines: readonly EventLog[]): Promise<ToldLine[]> {
  const named = lines.flatMap((line): Named[] => {
    const entity = entityOf(line.table_name);
    if (!entity) return [];
    return [
      ...(line.record_id === null ? [] : [{ entity, key: line.record_id }]),
      ...pointedAt(entity, changesOf(line)),
    ];
  });
  const [labels, authors] = await Promise.all([labelsOf(named), authorsOf(lines.map(({ id }) => id))]);
  return lines.map((line) => {
    const entity = entityOf(line.table_name);
    return {
      ...line,
      author: authors.get(line.id) ?? null,
      record: labels.get(line.table_name)?.get(String(line.record_id)) ?? null,
      labels: entity ? wordsOf(entity, changesOf(line), labels) : {},
    };
  });
}
