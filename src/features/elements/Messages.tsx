import { useState } from 'react';
import { ApiError } from '../../client/api.ts';
import { tell } from '../../client/tell.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceDialog } from '../../ui/ChoiceDialog.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { alert, confirm, toast } from '../../ui/overlays.ts';

const nothing = () => {};
const statuses = [0, 400, 401, 403, 409, 500];

/** Buttons that bring each toast, dialog and told error. */
export function Messages() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => toast({ text: 'Zapisano zmiany' })}>Dymek: dobrze</Button>
      <Button
        onClick={() =>
          toast({ text: 'Nie udało się zapisać', tone: 'bad', action: { label: 'Spróbuj ponownie', run: nothing } })
        }
      >
        Dymek: błąd
      </Button>
      <Button
        onClick={() =>
          confirm({
            title: 'Potwierdź usunięcie',
            text: 'Czy na pewno chcesz usunąć?',
            tone: 'bad',
            yes: 'Tak, usuń',
            run: nothing,
          })
        }
      >
        Pytanie
      </Button>
      <Button
        onClick={() =>
          alert({
            title: 'Gotowe',
            text: 'Tę wiadomość trzeba przeczytać.',
          })
        }
      >
        Wiadomość
      </Button>
      <Button onClick={() => setOpen(true)}>Okno</Button>
      {statuses.map((status) => (
        <Button key={status} kind="text" onClick={() => tell(new ApiError(status), 'notChanged', undefined, nothing)}>
          Błąd {status}
        </Button>
      ))}
      {open && (
        <ChoiceDialog
          title="Okno z treścią"
          send="Wyślij"
          onSend={nothing}
          onReset={nothing}
          onClose={() => setOpen(false)}
        >
          <Checkbox>Zgadzam się</Checkbox>
        </ChoiceDialog>
      )}
    </>
  );
}
