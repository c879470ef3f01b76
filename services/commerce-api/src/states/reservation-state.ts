export type ReservationState = 'held' | 'confirmed' | 'released' | 'lapsed' | 'withdrawn';

/**
 * Every legal transition of a reservation; 'none' is the state before it exists. The statements in
 * reservation.repository.ts name the state that they expect.
 */
export const reservationTransitions: Readonly<Record<ReservationState | 'none', readonly ReservationState[]>> = {
  none: ['held'],
  held: ['confirmed', 'released', 'lapsed', 'withdrawn'],
  // A cancelled order releases its place.
  confirmed: ['released'],
  released: [],
  lapsed: [],
  withdrawn: [],
};
