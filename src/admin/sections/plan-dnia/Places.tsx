import { useState } from 'react';
import { currentAuth } from '../../../client/auth.ts';
import { useAnswer } from '../../../client/useList.ts';
import { closure } from '../../../domain/flight/closure.ts';
import { type Flight, flight as flights } from '../../../domain/flight/flight.ts';
import { isOff } from '../../../domain/flight/flight-status.ts';
import { dayHere } from '../../../domain/flight/flight-times.ts';
import { planPath } from '../../../domain/flight/plan-call.ts';
import type { PlanDay } from '../../../domain/flight/plan-day.ts';
import { isOneOf } from '../../../domain/kernel/roles.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { live } from '../../flight/live.ts';
import { Card } from '../../parts/Card.tsx';
import { recordHrefFor } from '../../record/record-href.ts';
import { GateDialog } from './GateDialog.tsx';
import css from './Places.module.css';

const { fields } = flights;

/** Where a flight is: its gate, to be changed by the call that checks the plan, its desks, stand and belt. */
export function Places({ flight }: { flight: Flight }) {
  const now = useNow(60_000) ?? Date.now();
  const [isOpen, open] = useState(false);
  const { answer } = useAnswer<{ data: [PlanDay] }>(planPath(dayHere(flight)), undefined, live);
  const plan = answer?.data[0];
  const planned = plan?.flights.find((it) => it.id === flight.id);
  const role = currentAuth()?.user?.role;
  const mayAssign = isOneOf(role, closure.write) && !isOff(flight);
  const isOnline = useOnline();
  const edit = role && recordHrefFor(role)(flights.table, flight.id);
  const rest = flight.is_departure ? ([fields.desks, flight.desks] as const) : ([fields.belt, flight.belt] as const);
  return (
    <Card title="Miejsca" className={css.panel}>
      <dl>
        <div>
          <dt>{fields.Gates_id.label}</dt>
          <dd>
            <span className={css.gate}>{flight.gate_name ?? 'brak'}</span>
            {mayAssign && (
              <Button
                size="s"
                aria-haspopup="dialog"
                aria-keyshortcuts="G"
                disabled={!planned || !isOnline}
                onClick={() => open(true)}
              >
                Zmień bramkę
              </Button>
            )}
          </dd>
        </div>
        {([rest, [fields.stand, flight.stand]] as const).map(([field, value]) => (
          <div key={field.label}>
            <dt>{field.label}</dt>
            <dd>{value ?? 'brak'}</dd>
          </div>
        ))}
      </dl>
      {edit && (
        <ButtonLink kind="text" size="s" href={edit}>
          Zmień miejsca w formularzu
        </ButtonLink>
      )}
      {isOpen && plan && planned && <GateDialog flight={planned} plan={plan} now={now} onClose={() => open(false)} />}
    </Card>
  );
}
