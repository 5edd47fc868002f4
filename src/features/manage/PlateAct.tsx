import { overtaken } from '../../client/overtaken.ts';
import { useSend } from '../../client/useSend.ts';
import { parking } from '../../domain/booking/parking.ts';
import { Input } from '../../fields/Input.tsx';
import { PlateInput } from '../../fields/PlateInput.tsx';
import { useForm } from '../../fields/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Act } from './Act.tsx';
import type { Desk, ShownBooking } from './booking.ts';

const hint = 'Najwyżej 8 znaków. Zmiana jest bezpłatna i działa od razu.';
const { license_plate } = parking.fields;
const shape = { fields: { license_plate: { ...license_plate, label: 'Nowy numer rejestracyjny', hint } } };

interface PlateActProps {
  booking: ShownBooking;
  desk: Desk;
  reread: () => void;
}

/** Another car on the same place. */
export function PlateAct({ booking, desk, reread }: PlateActProps) {
  const { send, busy, errors } = useSend();
  const form = useForm(shape, {
    row: { license_plate: booking.license_plate },
    errors,
    busy,
    send: (json) =>
      void send({
        method: 'PATCH',
        path: desk.booking,
        json,
        done: 'Numer rejestracyjny został zmieniony',
        changes: desk.changes,
        otherwise: overtaken(reread),
      }),
  });
  return (
    <Act
      icon="rental"
      title="Numer rejestracyjny"
      now={`teraz ${booking.license_plate}, zmiana bezpłatna, potwierdzimy e-mailem`}
    >
      <form {...form.form}>
        <Input {...form.field('license_plate')}>{(props) => <PlateInput {...props} />}</Input>
        <Button type="submit" disabled={busy}>
          Zapisz numer
        </Button>
      </form>
    </Act>
  );
}
