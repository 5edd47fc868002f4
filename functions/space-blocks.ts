import { spaceBlock } from '../src/domain/booking/block.ts';
import { blocks } from './lib/booking/blocks.ts';

export default blocks(spaceBlock);

export const config = {
  path: [
    '/api/space-blocks',
    '/api/space-blocks.csv',
    '/api/space-blocks/:id',
    '/api/space-blocks/:id/history',
    '/api/space-blocks/:id/restore',
  ],
};
