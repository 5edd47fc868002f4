import { removeCar } from '../db/booking/cars.ts';
import { takenCars } from '../db/booking/taken-cars.ts';
import { find } from '../db/row/list.ts';
import { sql } from '../db/sql.ts';
import { type Car, car } from '../src/domain/booking/car.ts';
import { rental } from '../src/domain/booking/rental.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { picture } from '../src/domain/site/picture.ts';
import { takenTag } from './lib/booking/taken-cache.ts';
import { purge } from './lib/http/cache.ts';
import { endpoint } from './lib/http/endpoint.ts';
import type { Call } from './lib/http/route.ts';
import { allRequired, bodyOf, ref, version } from './lib/http/schemas.ts';
import { dropPicture } from './lib/pictures/drop.ts';
import { uploadedPicture } from './lib/pictures/picture-name.ts';
import { change } from './lib/resource/change.ts';
import { keyOf, notFound } from './lib/resource/key.ts';
import { reads } from './lib/resource/reads.ts';
import { writes } from './lib/resource/writes.ts';

const alsoPurge = ['offer'];
const integer = { type: 'integer' };
const text = { type: 'string' };
const day = { type: 'string', format: 'date' };
const all = { all: '1: retired ones too, for staff' };

const pictured = { ...car, messages: { ...car.messages, changed: 'Zdjęcie zostało zmienione' } };

async function carOf({ params }: Call): Promise<Car> {
  const found = await find<Car>(car, keyOf(car, params.id));
  if (!found) throw notFound(car);
  return found;
}

const purgeCars = ({ context }: Call): void => purge(context, [car.path, ...alsoPurge]);

export default endpoint({
  ...reads(car, { where: () => sql`t.active`, summary: 'Cars to rent', query: all }),
  ...reads(car, { who: car.write, when: '?all=1' }),
  ...writes(car, {
    initial: { active: car.fields.active.initial },
    // A new car may come with its picture
    fill: ({ body }) => (body.img ? uploadedPicture(body) : {}),
    alsoPurge,
  }),
  'GET /api/cars/taken': {
    summary: 'On which days from today on cars of the offer are taken, by nobody',
    answer: allRequired({
      data: {
        type: 'array',
        items: allRequired({ Cars_id: { type: 'integer' }, since: day, until: day, open: { type: 'boolean' } }),
      },
    }),
    who: 'everyone',
    cache: { tag: takenTag },
    run: async () => ({ data: await takenCars() }),
  },
  'PATCH /api/cars/:id/img': {
    summary: "Change a car's picture",
    body: bodyOf(picture, version),
    answer: ref('Changed'),

    who: car.write,
    run: async (call) => {
      const before = await carOf(call);
      const answer = await change(call, pictured, before.id, await uploadedPicture(call.body));
      purgeCars(call);
      dropPicture(call.context, before.img);
      return answer;
    },
  },
  'DELETE /api/cars/:id': {
    summary: `${car.one}: delete; one that was ever asked for is retired instead`,
    also: { 200: allRequired({ data: allRequired({ id: integer, active: { const: false } }), message: text }) },
    who: car.write,
    run: async (call) => {
      const { id } = await carOf(call);
      const outcome = await removeCar(call.author, id);
      if (outcome === 'missing') throw notFound(car);
      if (outcome === 'rented')
        throw new HttpError(409, `Nie można usunąć, bo auto jest teraz lub będzie wypożyczone: ${rental.many}`);
      purgeCars(call);
      if (outcome === 'retired')
        return { data: { id, active: false }, message: 'Auto zostało wycofane z oferty: zostają jego wypożyczenia' };
      // Its picture goes when nobody can restore it any more: see the job tidy
      return new Response(null, { status: 204 });
    },
  },
});

export const config = {
  path: [
    '/api/cars',
    '/api/cars.csv',
    '/api/cars/taken',
    '/api/cars/:id',
    '/api/cars/:id/img',
    '/api/cars/:id/history',
    '/api/cars/:id/restore',
  ],
};
