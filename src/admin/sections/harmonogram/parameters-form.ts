import { flightData } from '../../../domain/flight/flight-data.ts';
import type { Entity } from '../../../domain/kernel/entity.ts';
import { formOf } from '../../record/RecordFields.tsx';

const { Flight_id: _, ...fields } = formOf(flightData).fields;

/** A flight's parameters as their forms hold them: the flight is that of the page. */
export const parametersForm: Entity = { ...flightData, fields };
