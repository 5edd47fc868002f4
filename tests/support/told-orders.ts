import type { StoredOrder } from '../../db/booking/orders.ts';
import type { Told } from '../../functions/lib/mail/facts.ts';
import { airportCode, airportName } from '../../src/airport/identity.ts';
import { rentalDesk } from '../../src/airport/rental.ts';
import type { Movement } from '../../src/domain/booking/movement.ts';
import { isRefunded } from '../../src/domain/booking/order.ts';
import type { RentalTerms } from '../../src/domain/booking/rental-terms.ts';
import { standingOf } from '../../src/domain/booking/rights.ts';
import { statementOf } from '../../src/domain/booking/statement.ts';
import type { ContactInfo } from '../../src/domain/site/contact-info.ts';
import { paidFor } from './movements.ts';

/** The airport as its mails tell it, with all that may be set. */
export const wholeContact: ContactInfo = {
  ...{ id: 1, name: airportName, addr_street: 'ul. Wydmowa', addr_number: '1', zip_code: '76-299' },
  ...{ city: 'Miasteczko', nip: '839-000-00-00', krs: '0000000000', phone_inf: '+48 59 000 00 00' },
  ...{ phone_central: '+48 59 000 00 01', email_pr: 'pr@lotnisko.example', email_marketing: 'm@lotnisko.example' },
  ...{ phone_parking: '+48 59 000 00 24', email_complaints: 'reklamacje@lotnisko.example' },
};
const bought = '2026-06-18T10:05:00Z';
export const parking: StoredOrder = {
  ...{
    id: 'a'.repeat(32),
    order_number: `${airportCode}-7F3K9Q`,
    booking_number: `${airportCode}-7F3K9Q`,
    kind: 'parking',
    state: 'CONFIRMED',
    amount: 15_000,
    due: 0,
  },
  ...{ since: '2026-06-25T22:00:00Z', until: '2026-06-27T22:00:00Z', expires_at: bought, create_time: bought },
  ...{ pickup_at: null, return_at: null, arrive_at: null, leave_at: null, opened_at: null, note: null, phone: null },
  ...{ parking_level: 'A', space_id: 7, license_plate: 'GSL 48RK', Cars_id: null, Users_id: null, desk: false },
  ...{ first_name: 'Jan', last_name: 'Test', email: 'jan@test.example', terms: true, intent_id: 'pi_1', kept: 0 },
  ...{
    session_hash: '',
    brand: null,
    model: null,
    car_plate: null,
    deposit: null,
    driver_age: null,
    license_years: null,
    body: null,
    img: null,
    booking_id: 1,
  },
  ...{ out_at: null, back_at: null },
  ...{
    changes: null,
    pays_due: false,
    cancelled: false,
    changes_cancelled: false,
    paid_at: bought,
    card: '4242',
    next_manage_key: null,
  },
  manage_key: 'b'.repeat(32),
  Employee_id: null,
};
export const rental: StoredOrder = {
  ...{ ...parking, kind: 'rental', parking_level: null, space_id: null, license_plate: null, Cars_id: 4 },
  ...{ deposit: 1500, driver_age: 21, license_years: 1 },
  ...{ brand: 'Toyota', model: 'Corolla', car_plate: 'GSL 1001', body: 'CITY' },
  ...{ pickup_at: '10:00', return_at: '18:00' },
};

export interface State {
  movements?: Movement[];
  /** When the mail is written, and since when the booking stands as it does. */
  now?: string;
  agreed_at?: string;
  contact?: ContactInfo | undefined;
  terms?: RentalTerms | undefined;
}
const rentalTerms = { id: 1, key_box: null, ...rentalDesk } satisfies RentalTerms;
/** An order as a mail tells of it. */
export function told(order: StoredOrder, { movements = [paidFor({ card: '4242' })], ...state }: State = {}): Told {
  const { now = bought, agreed_at = bought } = state;
  const statement = statementOf(movements, !order.changes && isRefunded(order));
  const stands = { over: order.state !== 'CONFIRMED' && order.state !== 'UNPAID', unpaid: order.state === 'UNPAID' };
  const standing = standingOf({ ...order, ...stands, agreed_at, left: statement.total }, Date.parse(now));
  return { order, account: { ...standing, statement, agreed_at }, contact: wholeContact, terms: rentalTerms, ...state };
}
