import { milestone } from '../src/domain/flight/milestone.ts';
import { addMilestone, correctMilestone, readMilestones, sentPress, undo } from './lib/flight/milestones.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { allRequired, bodyOf, ref, rowOf } from './lib/http/schemas.ts';
import { histories } from './lib/resource/history.ts';
import { reads } from './lib/resource/reads.ts';

const { at } = milestone.fields;

export default endpoint({
  ...reads(milestone, { sort: { by: ['at'], order: 'desc' } }),
  ...histories(milestone),
  'GET /api/flights/:id/milestones': {
    summary: 'All steps of a flight by their times; those that are undone or corrected too',
    answer: allRequired({ data: { type: 'array', items: rowOf(milestone) } }),
    who: milestone.read,
    run: readMilestones,
  },
  'POST /api/flights/:id/milestones': {
    summary: 'A flight has come to a step; `pressed_at`: when that was pressed on a device without a network',
    body: bodyOf(sentPress),
    answer: ref('Created'),
    status: 201,
    takesKey: true,
    refuses: [403, 404, 409],
    who: milestone.write,
    run: addMilestone,
  },
  'PATCH /api/flights/:id/milestones/:milestone': {
    summary: 'Another time of a step, as an entry of its own',
    body: bodyOf({ fields: { at } }),
    answer: ref('Created'),
    refuses: [403, 404, 409],
    who: milestone.write,
    run: correctMilestone,
  },
  'DELETE /api/flights/:id/milestones/:milestone': {
    summary: 'Takes a step back, within ten seconds, by whoever pressed it',
    refuses: [403, 404, 409],
    who: milestone.write,
    run: undo,
  },
});

export const config = {
  path: [
    '/api/milestones',
    '/api/milestones.csv',
    '/api/milestones/:id',
    '/api/milestones/:id/history',
    '/api/flights/:id/milestones',
    '/api/flights/:id/milestones/:milestone',
  ],
};
