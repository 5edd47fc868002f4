import { find } from '../db/list.ts';
import { type Car, car } from '../src/domain/car.ts';
import { picture } from '../src/domain/picture.ts';
import { purge } from './lib/http/cache.ts';
import { parseForm } from './lib/http/parse-body.ts';
import type { Call } from './lib/http/route.ts';
import { dropPicture } from './lib/pictures/drop.ts';
import { keyOf, notFound } from './lib/resource/key.ts';
import { resource } from './lib/resource/resource.ts';
import { change, remove } from './lib/resource/writes.ts';

const alsoPurge = ['offer'];

async function carOf({ params }: Call): Promise<Car> {
  const found = await find<Car>(car, keyOf(car, params.id));
  if (!found) throw notFound(car);
  return found;
}

/** Purges the answers that showed a car and deletes the picture that it no longer shows. */
function purgeWithPicture({ context }: Call, { img }: Car): void {
  purge(context, [car.path, ...alsoPurge]);
  dropPicture(context, img);
}

export default resource(car, {
  // A new car may come with its picture
  fill: ({ body }) => (body.img ? parseForm(picture, body) : {}),
  alsoPurge,
  routes: {
    'PATCH /api/cars/:id/img': {
      summary: "Change a car's picture",
      body: picture,

      who: car.write,
      run: async (call) => {
        const before = await carOf(call);
        const answer = await change(call, car, before.id, parseForm(picture, call.body));
        purgeWithPicture(call, before);
        return { ...answer, message: 'Zdjęcie zostało zmienione' };
      },
    },
    'DELETE /api/cars/:id': {
      summary: `${car.one}: delete`,

      who: car.write,
      run: async (call) => {
        const before = await carOf(call);
        const answer = await remove(call, car, before.id);
        purgeWithPicture(call, before);
        return answer;
      },
    },
  },
});

export const config = { path: ['/api/cars', '/api/cars/:id', '/api/cars/:id/img'] };
