import { useState } from 'react';
import { typedDay } from '../../domain/language/typed-day.ts';
import { PlateInput } from '../../fields/PlateInput.tsx';
import type { ChosenDays } from '../../ui/Calendar.tsx';
import { DateRange } from '../../ui/DateRange.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Field } from '../../ui/Field.tsx';
import { Checkbox, Select, TextArea, UnitInput } from '../../ui/inputs.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { IconInput, TextInput } from '../../ui/TextInput.tsx';
import { Part } from './Part.tsx';

const options = [
  { value: 'a', label: 'Pierwsza' },
  { value: 'b', label: 'Druga' },
];

/** What is typed and chosen in, and told when it is wrong. */
export function Forms() {
  const [range, setRange] = useState<ChosenDays>({ since: null, until: null });
  return (
    <>
      <Part title="Pola">
        <Field label="Zwykłe" hint="Podpowiedź do pola">
          {(it) => <TextInput {...it} />}
        </Field>
        <Field label="Z błędem" id="wrong" error="To pole jest wymagane">
          {(it) => <TextInput {...it} />}
        </Field>
        <Field label="Wyłączone">{(it) => <TextInput {...it} disabled value="nie do zmiany" readOnly />}</Field>
        <Field label="Długie">{(it) => <TextArea {...it} />}</Field>
        <Field label="Wybór">{(it) => <Select {...it} options={options} empty="Wybierz" />}</Field>
        <Field label="Z ikoną">{(it) => <IconInput {...it} icon="search" />}</Field>
        <Field label="Z jednostką">{(it) => <UnitInput {...it} unit="kg" />}</Field>
        <Field label="Hasło">{(it) => <PasswordInput {...it} />}</Field>
        <Field label="Rejestracja">{(it) => <PlateInput {...it} />}</Field>
        <Checkbox>Zgadzam się</Checkbox>
      </Part>
      <Part title="Podsumowanie błędów">
        <ErrorSummary
          title="Popraw dane"
          attempt={0}
          errors={[{ id: 'wrong', label: 'Z błędem', error: 'To pole jest wymagane' }]}
        />
      </Part>
      <Part title="Termin">
        <DateRange
          value={range}
          onChange={setRange}
          language={typedDay}
          errors={{ until: 'Koniec jest przed początkiem' }}
        />
      </Part>
    </>
  );
}
