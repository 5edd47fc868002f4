import { expectTypeOf, test } from 'vitest';
import type { Rental } from '../../src/domain/booking/rental.ts';
import type { Airplane } from '../../src/domain/flight/airplane.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import type { Ticket } from '../../src/domain/travel/ticket.ts';

// `npm run check` holds these: the types of a row's joined values come from the entity alone

test('a value joined through a reference that may be empty may be null', () => {
  expectTypeOf<Flight['gate_name']>().toEqualTypeOf<string | null>();
  expectTypeOf<Ticket['first_name']>().toEqualTypeOf<string | null>();
  expectTypeOf<Rental['order_state']>().extract<null>().toEqualTypeOf<null>();
});

test('a value joined through a reference that is always there is always there', () => {
  expectTypeOf<Ticket['departure']>().toEqualTypeOf<string>();
  expectTypeOf<Rental['price_per_day']>().toEqualTypeOf<number>();
});

test('a reference is of the type of the key that it points at', () => {
  expectTypeOf<Ticket['Flight_id']>().toEqualTypeOf<string>();
  expectTypeOf<Ticket['Gates_id']>().toEqualTypeOf<number | null>();
  expectTypeOf<Flight['airplane_serial_no']>().toEqualTypeOf<string>();
});

test('a row has a number of its own only where people give it no key', () => {
  expectTypeOf<Rental['id']>().toEqualTypeOf<number>();
  expectTypeOf<Flight['id']>().toEqualTypeOf<string>();
  expectTypeOf<Airplane>().not.toHaveProperty('id');
});
