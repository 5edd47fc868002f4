import { HttpError } from '../src/domain/http-error.ts';
import { rental } from '../src/domain/rental.ts';
import { finaliseCalled } from './lib/finalise.ts';
import { resource } from './lib/resource.ts';

export default resource(rental, {
  routes: {
    'POST /api/rent': {
      who: { rule: 'the holder of a paid order; without one rental_staff' },
      run: ({ body, context }) => {
        if (body.order === undefined) throw new HttpError(401, 'Brak dostępu');
        return finaliseCalled('rental', body.order, 'Wypożyczenie zostało potwierdzone', context);
      },
    },
  },
});

export const config = { path: ['/api/rent', '/api/rent/:id'] };
