import { useId, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSend } from '../../client/useSend.ts';
import type { Entity } from '../../domain/kernel/entity.ts';
import { editPath } from '../../domain/office/back-office.ts';
import { sections } from '../../domain/office/sections.ts';
import { useForm } from '../../fields/useForm.ts';
import { useOnMount } from '../../ui/effects.ts';
import { NewRecordForm } from './NewRecordForm.tsx';
import { useParts } from './parts.ts';
import css from './Record.module.css';
import { formOf } from './RecordFields.tsx';
import { wireRow } from './row-call.ts';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { leave, useUnsaved } from './unsaved-changes.ts';
import { useSaveKey } from './useSaveKey.ts';

interface AddFormProps {
  entity: Entity;
  /** The section whose odd controls it takes. */
  slug: string;
  /** What it starts with, besides what the fields say: where it was opened from a picture of what is free. */
  initial?: Readonly<Record<string, unknown>> | undefined;
  onClose: () => void;
}

/** Where a row of a table is opened. */
function hrefOf({ table }: Entity, key: number | string): string | undefined {
  const list = sections.flatMap(({ lists }) => lists).find(({ entity }) => entity.table === table);
  return list && editPath(list, String(key));
}

/** The form of a new row. When one was added it is empty for the next; what was refused stays in it. */
export function AddForm({ entity, slug, initial, onClose }: AddFormProps) {
  const id = useId();
  const [, navigate] = useLocation();
  const parts = useParts(slug, entity.table);
  const { send, busy, errors } = useSend();
  const box = useRef<HTMLElement>(null);
  const shape = formOf(entity, { also: parts.added, check: parts.check, groups: parts.groups });
  const title = `Dodaj ${entity.accusative}`;
  /** `go`: where one goes once it is saved, if it is saved in order to leave. */
  const add = (row: Readonly<Record<string, unknown>>, go?: () => void) =>
    void send<{ data?: { id: number | string } }>({
      method: 'POST',
      path: entity.path,
      json: wireRow(entity.fields, row),
      once: true,
      done: entity.messages.added,
      changes: [entity.path],
      // Whoever types the next row while the list is read again keeps it
      saved: () => {
        form.reset();
        if (go) leave(go);
        // What it started with is taken now
        else if (initial) onClose();
        else focusFirst();
      },
      after: ({ data }) => {
        const href = data && !go && parts.opens?.(row) && hrefOf(entity, data.id);
        if (href) leave(() => navigate(href));
      },
      of: entity,
      again: () => form.form.ref.current?.requestSubmit(),
    });
  const focusFirst = () => box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  const form = useForm<Entity>(shape, {
    row: { ...parts.initial?.(), ...initial },
    errors,
    busy,
    send: (row) => add(row, unsaved.way.current),
  });
  const unsaved = useUnsaved(form.dirty, form.form.ref);
  useOnMount(() => void focusFirst());
  // A screen may have several lists, each with a form of its own
  useSaveKey(() => {
    const { current } = form.form.ref;
    if (current?.contains(document.activeElement)) current.requestSubmit();
  });
  const labels = form.changed.map((name) => shape.fields[name].label as string);
  return (
    <section ref={box} className={css.add} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <NewRecordForm
        {...{ form, parts, busy }}
        entity={shape}
        name={{ 'aria-labelledby': id }}
        onCancel={() => unsaved.tryTo(onClose)}
      />
      <UnsavedDialog labels={labels} unsaved={unsaved} />
    </section>
  );
}
