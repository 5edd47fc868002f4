import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Entity } from '../../domain/kernel/entity.ts';
import type { Fields } from '../../domain/kernel/field.ts';
import { useForm } from '../../fields/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/overlays.ts';
import { begunChanges } from './begun-changes.ts';
import { ChangeBar } from './ChangeBar.tsx';
import { Conflict } from './Conflict.tsx';
import { History } from './History.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { useParts } from './parts.ts';
import css from './Record.module.css';
import { formOf, RecordFields } from './RecordFields.tsx';
import { RecordTitle } from './RecordTitle.tsx';
import { rowPath } from './row-call.ts';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { leave, useUnsaved } from './unsaved-changes.ts';
import { usePayOut } from './usePayOut.ts';
import { type Stored, useSave } from './useSave.ts';
import { useSaveKey } from './useSaveKey.ts';

export interface EditProps {
  entity: Entity;
  /** The section whose odd controls it takes. */
  slug: string;
  /** The key of the row, as text. */
  id: string;
  /** The address of the list, where one goes when done, unless one came from elsewhere: then back there. */
  list: string;
  back?: string | undefined;
  /** What every call takes along: `{ all: '1' }`. */
  call?: Readonly<Record<string, string>> | undefined;
}

const act = 'Zapisz';

interface EditFormProps extends EditProps {
  row: Stored;
  /** What is stored by now; undefined: somebody has deleted it. */
  newest: Stored | undefined;
}

/** The form of a row, beside its history; when it is saved one is back at the list. */
export function EditForm({ entity, slug, id, list, back = list, call, ...rows }: EditFormProps) {
  const parts = useParts(slug, entity.table);
  const [, navigate] = useLocation();
  const [stored, setStored] = useState(rows.row);
  const [theirs, setTheirs] = useState<Stored>();
  const { groups, ask = (_stored, _changed, run) => run() } = parts;
  const shape = formOf(entity, { groups, check: parts.check, stored });
  /** Where one goes once it is saved: back, or where one was going when asked. */
  const next = useRef(() => navigate(back));
  const path = rowPath(entity, id, call);
  const { save, busy, errors } = useSave({
    entity,
    path,
    again: () => submit(),
    onStale: setTheirs,
    onSaved: () => leave(next.current),
  });
  const form = useForm<Entity>(shape, {
    row: pick(shape.fields, stored),
    begun: begunChanges(Object.keys(shape.fields)),
    errors,
    busy,
    focus: 'summary',
    send: (_, changed) => {
      next.current = unsaved.way.current ?? (() => navigate(back));
      if (Object.keys(changed).length > 0)
        payOut.settle((also, told) => ask(stored, changed, () => save({ ...changed, ...also }, stored.version, told)));
      else toast({ text: entity.messages.unchanged, tone: 'warn' });
    },
  });
  const values = { ...stored, ...form.values };
  const payOut = usePayOut(parts.money, stored, values);
  const ending = parts.money?.ending(stored);
  const isEnding = ending && values[ending.change[0]] === ending.change[1];
  const end = () => {
    if (!ending) return;
    form.change(...ending.change);
    payOut.begin(ending.amount);
  };
  const unsaved = useUnsaved(form.dirty, form.form.ref);
  const submit = () => form.form.ref.current?.requestSubmit();
  useSaveKey(() => !theirs && submit());

  const begin = (from: Stored) => {
    setStored(from);
    setTheirs(undefined);
  };
  const take = (from: Stored) => {
    begin(from);
    form.reset(pick(shape.fields, from));
  };
  // While one's own change is on its way, what is newer is that
  const newest = busy ? stored : rows.newest;
  const labels = form.changed.map((name) => shape.fields[name].label as string);
  const label = `Edytuj ${entity.accusative}`;
  return (
    <>
      <RecordTitle entity={entity} row={stored} onRemoved={() => leave(() => navigate(list))}>
        {ending && !isEnding && !theirs && (
          <Button size="s" disabled={busy} onClick={end}>
            {ending.label}
          </Button>
        )}
      </RecordTitle>
      <div className={css.columns}>
        <div className={css.main}>
          {theirs && (
            <Conflict
              entity={shape}
              {...{ theirs, stored, busy }}
              money={parts.money}
              mine={form.values}
              path={rowPath(entity, id, call, '/history')}
              onBack={() => setTheirs(undefined)}
              onTheirs={() => take(theirs)}
              onChosen={(chosen, also, told) => {
                begin(theirs);
                form.rebase(pick(shape.fields, theirs));
                for (const name of Object.keys(shape.fields)) form.change(name, { ...theirs, ...chosen }[name]);
                if (Object.keys(chosen).length > 0) save({ ...chosen, ...also }, theirs.version, told);
              }}
            />
          )}
          {parts.Above && <parts.Above row={stored} onStored={(it) => setStored((now) => ({ ...now, ...it }))} />}
          <form {...form.form} className={css.form} aria-label={label} hidden={theirs !== undefined}>
            <RecordFields
              entity={shape}
              form={form}
              parts={parts}
              row={stored}
              locked={{ ...keyOf(entity), ...parts.locked?.(stored) }}
            />
            {parts.Preview && <parts.Preview values={values} row={stored} change={form.change} />}
            {parts.money && <parts.money.Panel stored={stored} values={values} payOut={payOut} />}
            <ChangeBar
              labels={labels}
              save={payOut.labelOf(act)}
              note={payOut.note}
              waits={payOut.isOpen}
              busy={busy}
              onReset={() => form.reset()}
            >
              <Meanwhile
                entity={shape}
                {...{ stored, newest }}
                dirty={form.dirty}
                onCompare={() => setTheirs(newest)}
                onTake={() => newest && take(newest)}
              />
            </ChangeBar>
          </form>
        </div>
        <History entity={entity} path={rowPath(entity, id, call, '/history')} />
      </div>
      <UnsavedDialog labels={labels} unsaved={unsaved} save={payOut.labelOf(act)} />
    </>
  );
}

/** The values of these fields, where there are any. */
const pick = (fields: Fields, row: Stored): Stored =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (name in row ? [[name, row[name]]] : [])));

/** A key that people give is part of the row, and stays. */
const keyOf = ({ fields, key }: Entity): Record<string, string> =>
  fields[key] ? { [key]: 'Klucz wpisu, nie zmienia się' } : {};
