import { loginLog } from './account/login-log.ts';
import { user } from './account/user.ts';
import { equipment } from './airfield/equipment.ts';
import { runway } from './airfield/runway.ts';
import { taxiway } from './airfield/taxiway.ts';
import { terminal } from './airfield/terminal.ts';
import { carBlock, spaceBlock } from './booking/block.ts';
import { call } from './booking/call.ts';
import { car } from './booking/car.ts';
import { closing } from './booking/closing.ts';
import { handOver } from './booking/hand-over.ts';
import { order } from './booking/order.ts';
import { parking, parkingInfo } from './booking/parking.ts';
import { passage } from './booking/passage.ts';
import { payment, refund } from './booking/payment.ts';
import { rental } from './booking/rental.ts';
import { rentalTerms } from './booking/rental-terms.ts';
import { acceptedMatter } from './flight/accepted-matter.ts';
import { airplane } from './flight/airplane.ts';
import { closure } from './flight/closure.ts';
import { delay } from './flight/delay.ts';
import { flight } from './flight/flight.ts';
import { flightData } from './flight/flight-data.ts';
import { gate } from './flight/gate.ts';
import { milestone } from './flight/milestone.ts';
import type { Entity } from './kernel/entity.ts';
import { eventLog } from './office/event-log.ts';
import { announcement } from './site/announcement.ts';
import { contactInfo } from './site/contact-info.ts';
import { luggage } from './travel/luggage.ts';
import { ticket } from './travel/ticket.ts';

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
  closure,
  milestone,
  delay,
  acceptedMatter,
  announcement,
  car,
  carBlock,
  rental,
  parking,
  spaceBlock,
  parkingInfo,
  rentalTerms,
  contactInfo,
  user,
  ticket,
  luggage,
  eventLog,
  loginLog,
  order,
  payment,
  refund,
  handOver,
  passage,
  call,
  closing,
];

export const entityOf = (table: string): Entity | undefined => entities.find((it) => it.table === table);
