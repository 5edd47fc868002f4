import { carBlock } from '../src/domain/booking/block.ts';
import { blocks } from './lib/booking/blocks.ts';
import { takenTag } from './lib/booking/taken-cache.ts';

export default blocks(carBlock, [takenTag]);

export const config = {
  path: [
    '/api/car-blocks',
    '/api/car-blocks.csv',
    '/api/car-blocks/:id',
    '/api/car-blocks/:id/history',
    '/api/car-blocks/:id/restore',
  ],
};
