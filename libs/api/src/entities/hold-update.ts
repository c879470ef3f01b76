import type { Static } from 'typebox';
import { nullable, shape } from '../declaration/shape';
import { SlotReservation } from './time-slot';

/**
 * What followers of a basket's slot receive when the reservation changes. Null also for a place that is kept by the order
 * which the basket is to replace.
 */
export const HoldUpdate = shape({ reservation: nullable(SlotReservation) });
export type HoldUpdate = Static<typeof HoldUpdate>;
