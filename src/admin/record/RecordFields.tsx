import type { AnyRow, Entity, Errors } from '../../domain/kernel/entity.ts';
import type { Field, Fields } from '../../domain/kernel/field.ts';
import { typesetWords } from '../../domain/language/typeset-words.ts';
import { correct } from '../../fields/errors.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import type { Group, RecordParts } from './parts.ts';
import { type RecordEngine, RecordField } from './RecordField.tsx';
import css from './RecordFields.module.css';
import { refusedChoices } from './status-rules.ts';

interface FormAdditions {
  /** Fields that are sent along. */
  also?: Fields | undefined;
  check?: RecordParts['check'] | undefined;
  /** What the row was before; absent: it is new. */
  stored?: AnyRow | undefined;
  /** In which its fields are drawn: errors are listed in the same order. */
  groups?: readonly Group[] | undefined;
}

/** What a form of an entity holds: the fields that the server does not fill, and those that its section adds. */
export function formOf(entity: Entity, { also, check, stored, groups = [] }: FormAdditions = {}): Entity {
  const drawn = groups.flatMap((group) => group.fields);
  const chosenFields = chosen(entity.fields).filter(([, { server }]) => !server);
  const all = [...chosenFields, ...Object.entries(also ?? {})];
  const placeOf = ([name]: [string, Field]) => (drawn.includes(name) ? drawn.indexOf(name) : drawn.length);
  return {
    ...entity,
    fields: Object.fromEntries(all.sort((a, b) => placeOf(a) - placeOf(b))),
    check: (row): Errors => ({
      ...refusedChoices(entity.fields, row, stored),
      ...check?.(row, stored),
      ...entity.check?.(row),
    }),
  };
}

/** A text that names no row is told what is chosen there: 'Wybierz bramkę z listy'. */
const chosen = (fields: Fields): [string, Field][] =>
  Object.entries(fields).map(([name, field]) => {
    const { to, message } = field;
    return [name, to && !message ? { ...field, message: `Wybierz ${to().accusative} z listy` } : field];
  });

interface RecordFieldsProps {
  /** With the fields of the form alone. */
  entity: Entity;
  form: RecordEngine;
  parts: RecordParts;
  /** What is stored; absent: the row is new. */
  row?: Record<string, unknown>;
  /** Why fields cannot be changed, by name. */
  locked?: Readonly<Record<string, string>>;
}

/** The fields of a record in their groups, below what is wrong with them. */
export function RecordFields({ entity, form, parts, row, locked = {} }: RecordFieldsProps) {
  const groups: readonly Group[] = parts.groups ?? [{ title: entity.one, fields: Object.keys(entity.fields) }];
  const { errors } = form.summary;
  // Of a new row the first wrong field has the focus and says it, as does a message where the server has refused it
  const listed = !row && errors.length === 1 ? errors.map((it) => ({ ...it, error: '' })) : errors;
  // An opaque key says nothing: the title says what the row is called
  const isOpaque = (name: string) => name === entity.key && !entity.label.includes(name);
  const isDrawn = (name: string) => Object.hasOwn(entity.fields, name) && !(row && isOpaque(name));
  return (
    <>
      <ErrorSummary {...form.summary} errors={listed} title={correct(errors.length, 'aby zapisać')} />
      <div className={css.groups}>
        {groups
          .filter(({ fields }) => fields.length === 0 || fields.some(isDrawn))
          .map((group) => (
            <fieldset key={group.title} className={css.group} data-led={parts.groups && true}>
              <legend className="hidden">{group.title}</legend>
              {parts.groups && (
                <div className={css.lead}>
                  <b aria-hidden="true">{group.title}</b>
                  {group.text && <p>{typesetWords(group.text)}</p>}
                </div>
              )}
              <div className={css.fields}>
                {group.fields.filter(isDrawn).map((name) => (
                  <RecordField key={name} {...{ entity, name, form, parts, row }} why={locked[name]} />
                ))}
              </div>
            </fieldset>
          ))}
      </div>
    </>
  );
}
