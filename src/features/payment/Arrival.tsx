import { useId } from 'react';
import { arrivalFor, phoneFor } from '../../domain/booking/arrival.ts';
import type { OrderKind } from '../../domain/booking/order.ts';
import { isLevel } from '../../domain/booking/parking.ts';
import type { Thing } from '../../domain/booking/products.ts';
import { addressOf, type ContactInfo, callTo } from '../../domain/site/contact-info.ts';
import { Tile } from '../../ui/Tile.tsx';
import css from './Arrival.module.css';
import type { Receipt } from './receipt.ts';
import { SpacePlan } from './SpacePlan.tsx';
import { StepDrawing } from './StepDrawing.tsx';
import { useContact } from './useContact.ts';
import { useDesk } from './useDesk.ts';

interface ArrivalProps {
  kind: OrderKind;
  receipt: Receipt;
  thing: Thing;
}

/** How one comes in, step by step; what to do where that does not work; and where the space is. */
export function Arrival({ kind, receipt, thing }: ArrivalProps) {
  const contact = useContact();
  const desk = useDesk(kind);
  const id = useId();
  const { since, until, plate } = receipt;
  const address = contact && addressOf(contact);
  const { title, steps, stuck } = arrivalFor(kind, receipt.isHandedOver);
  const { parking_level: level, space_id: space } = thing;
  const isSpace = isLevel(level) && typeof space === 'number';
  return (
    <>
      <section aria-labelledby={id}>
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
        <ol className={css.steps}>
          {steps({ thing: { ...thing, license_plate: plate ?? null }, since, until, address, desk }).map((step, at) => (
            <li key={step.title}>
              {isSpace && <StepDrawing step={at} level={level} space={space} />}
              <b>{step.title}</b>
              <span>{step.words}</span>
            </li>
          ))}
        </ol>
      </section>
      <Rescue {...{ kind, contact, stuck }} order_number={receipt.order_number} />
      {isSpace && <SpacePlan level={level} space={space} />}
    </>
  );
}

interface RescueProps {
  kind: OrderKind;
  contact: ContactInfo | undefined;
  order_number: string;
  stuck: ReturnType<typeof arrivalFor>['stuck'];
}
/** One number large enough for four in the morning, and what to say. Nobody is named who is not there then. */
function Rescue({ kind, order_number, contact, stuck }: RescueProps) {
  const phone = phoneFor(kind, contact);
  return (
    <section className={css.box}>
      <div className={css.rescue}>
        <Tile icon="phone" />
        <div>
          <h3>{phone ? stuck.anyHour : stuck.title}</h3>
          {phone && (
            <a className={css.call} href={callTo(phone)}>
              {phone}
            </a>
          )}
          <p>
            {stuck.words(order_number)} {phone && stuck.phoned}
          </p>
          {kind === 'parking' && (
            <p className={css.hint}>Jedziesz innym autem? Zmień numer, zanim wjedziesz: działa od razu.</p>
          )}
        </div>
      </div>
    </section>
  );
}
