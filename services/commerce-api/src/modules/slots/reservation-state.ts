import type { ReservationState } from '../../database/schema/slots';

/** Every legal move of a place in a slot; 'none' is before there was one. The statements in reservation.repository.ts name the state that they move from. */
export const reservationTransitions: Readonly<Record<ReservationState | 'none', readonly ReservationState[]>> = {
  none: ['held'],
  held: ['confirmed', 'released', 'lapsed'],
  // A cancelled order gives its place back.
  confirmed: ['released'],
  released: [],
  lapsed: [],
};
