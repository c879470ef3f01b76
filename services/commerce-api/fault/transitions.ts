import { couponUseTransitions } from '../src/states/coupon-use-state';
import { orderTransitions } from '../src/states/order-status';
import { paymentTransitions } from '../src/states/payment-state';
import { reservationTransitions } from '../src/states/reservation-state';
import { stockTransitions } from '../src/states/stock-state';

const transitionNames = (machine: string, table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([from, targets]) => targets.map((to) => `${machine}.${from}.${to}`));

/** Every transition by name, read from the transition tables, so that a new one is included automatically. */
export const paymentMoves = [
  'payment.none.created',
  // An addition concerns two orders: orders.fault.test.ts kills it.
  ...transitionNames('payment', paymentTransitions).filter((name) => !name.endsWith('.added')),
];
export const reservationMoves = transitionNames('reservation', reservationTransitions);
export const couponMoves = transitionNames('coupon', couponUseTransitions);
export const stockMoves = transitionNames('stock', stockTransitions);
/** A member's card has one transition: it is saved while it pays. */
export const cardMoves = ['card.none.saved'];
/** A member is erased in one transaction. */
export const memberMoves = ['member.kept.erased'];
export const passkeyMoves = ['passkey.none.added', 'passkey.kept.used', 'passkey.kept.removed'];
export const orderMoves = transitionNames('order', orderTransitions);
