import { car } from '../src/domain/car.ts';
import { picture } from '../src/domain/file.ts';
import { purge } from './lib/cache.ts';
import { keyOf } from './lib/key.ts';
import { resource } from './lib/resource.ts';
import { valid } from './lib/valid.ts';
import { change } from './lib/writes.ts';

export default resource(car, {
  // A new car may come with its picture
  fill: ({ body }) => (body.img ? valid(picture, body) : {}),
  shownIn: ['offer'],
  routes: {
    'PATCH /api/cars/:id/img': {
      who: car.write,
      run: async (call) => {
        const answer = await change(call, car, keyOf(car, call.params.id), valid(picture, call.body));
        purge(call.context, ['cars', 'offer']);
        return { ...answer, message: 'Zdjęcie zostało zmienione' };
      },
    },
  },
});

export const config = { path: ['/api/cars', '/api/cars/:id', '/api/cars/:id/img'] };
