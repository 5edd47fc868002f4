import { airplane } from './airplane.ts';
import { announcement } from './announcement.ts';
import { car } from './car.ts';
import { contactInfo } from './contact-info.ts';
import { equipment } from './equipment.ts';
import { eventLog } from './event-log.ts';
import { flight } from './flight.ts';
import { flightData } from './flight-data.ts';
import { gate } from './gate.ts';
import type { Entity } from './kernel/entity.ts';
import { luggage } from './luggage.ts';
import { order } from './order.ts';
import { parking, parkingInfo } from './parking.ts';
import { payment, refund } from './payment.ts';
import { rental } from './rental.ts';
import { runway } from './runway.ts';
import { taxiway } from './taxiway.ts';
import { terminal } from './terminal.ts';
import { ticket } from './ticket.ts';
import { loginLog, user } from './user.ts';

/** Every entity. */
export const entities: readonly Entity[] = [
  flight,
  flightData,
  airplane,
  terminal,
  taxiway,
  runway,
  equipment,
  gate,
  announcement,
  car,
  rental,
  parking,
  parkingInfo,
  contactInfo,
  user,
  ticket,
  luggage,
  eventLog,
  loginLog,
  order,
  payment,
  refund,
];

export const entityOf = (table: string): Entity | undefined => entities.find((it) => it.table === table);
