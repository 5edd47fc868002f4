import { becoming, holdsFlight, needsFlight } from '../../../domain/airfield/airfield.ts';
import { flight } from '../../../domain/flight/flight.ts';
import type { Entity } from '../../../domain/kernel/entity.ts';
import type { SectionList } from '../../../domain/kernel/section.ts';
import { Combobox } from '../../../fields/Combobox.tsx';
import { Input } from '../../../fields/Input.tsx';
import { useForm } from '../../../fields/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Answers } from '../../../ui/DialogFrame.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { toast } from '../../../ui/overlays.ts';
import { rowPath } from '../../record/row-call.ts';
import { useSave } from '../../record/useSave.ts';
import css from './PlaceDialog.module.css';
import { flightAt, type Place, statusesOf } from './places.ts';

/** The fields that change from hour to hour; what is built is changed in the whole form. */
const shapeOf = (list: SectionList): Entity => {
  const { status, Flight_id, is_available } = list.entity.fields;
  return { ...list.entity, fields: { status, Flight_id, is_available }, check: needsFlight(status.choices) };
};

/** A place of the airfield, read and changed at once: its status, and the flight that is there. */
export function PlaceDialog({ place: { list, row, edit, begun }, onClose }: { place: Place; onClose: () => void }) {
  const { entity, call } = list;
  const { save, busy, errors } = useSave({
    entity,
    path: rowPath(entity, String(row.id), call),
    onSaved: onClose,
    onStale: () => {
      toast({ text: 'Ktoś zmienił to miejsce w tym czasie: sprawdź je i zmień ponownie', tone: 'warn' });
      onClose();
    },
  });
  const form = useForm<Entity>(shapeOf(list), {
    row: { ...row },
    begun: begun && becoming(statusesOf(list), row, begun.status),
    errors,
    busy,
    send: (_, changed) => {
      if (Object.keys(changed).length > 0) save(changed, row.version);
      else toast({ text: entity.messages.unchanged, tone: 'warn' });
    },
  });
  const number = flightAt(list, row);
  const status = form.field('status');
  /** What follows from a status is seen at once, and may be chosen otherwise. */
  const choose = (to: unknown) => {
    const { is_available } = becoming(statusesOf(list), { ...row, status: String(form.values.status) }, String(to));
    status.onChange(to);
    if (is_available !== undefined) form.change('is_available', is_available);
  };
  const { value, onChange, ...flightField } = form.field('Flight_id');
  return (
    <Modal title={`${entity.one} ${row.id}`} onClose={onClose}>
      <form {...form.form} className={css.form} aria-label={`Zmień: ${entity.one} ${row.id}`}>
        <Input {...status} onChange={choose} />
        {holdsFlight(statusesOf(list), String(form.values.status)) && (
          <Input
            {...flightField}
            value={value}
            onChange={onChange}
            control={(shared) => (
              <Combobox
                {...shared}
                {...{ value, onChange }}
                table={flight.table}
                label={flightField.field.label}
                leavesOut={flightField.field.leavesOut}
                pointedAt={row.Flight_id && number ? { id: row.Flight_id, label: number } : undefined}
              />
            )}
          />
        )}
        <Input {...form.field('is_available')} />
        <Answers>
          <a href={edit}>Wszystkie dane i historia</a>
          <Button onClick={onClose}>Anuluj</Button>
          <Button kind="go" type="submit" disabled={busy}>
            Zapisz
          </Button>
        </Answers>
      </form>
    </Modal>
  );
}
