import { orderTransitions } from '../src/modules/orders/order-status';
import { paymentTransitions } from '../src/modules/payments/payment-state';
import { reservationTransitions } from '../src/modules/slots/reservation-state';

const pairs = (machine: string, table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([from, targets]) => targets.map((to) => `${machine}.${from}.${to}`));

/** Every transition by its name, out of the tables themselves: a new one is in here the day it appears. */
export const paymentMoves = ['payment.none.created', ...pairs('payment', paymentTransitions)];
export const reservationMoves = pairs('reservation', reservationTransitions);
export const orderMoves = pairs('order', orderTransitions);
