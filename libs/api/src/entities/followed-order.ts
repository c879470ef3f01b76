import Type, { type Static } from 'typebox';
import { ORDER_LINK_TOKEN_MAX_LENGTH } from '../constants';
import { nullable, shape } from '../declaration/shape';
import { DriverApproach } from './driver-location';
import { Order } from './order';

/** The token of a guest's link to one order. */
export const OrderLinkToken = Type.String({ minLength: 1, maxLength: ORDER_LINK_TOKEN_MAX_LENGTH });

/** What the guest session that placed an order may do with it, and the order that replaced it. */
const OwnGuestOrder = shape({
  ...Type.Pick(Order, ['draftOrderId', 'cancellable', 'amendable']).properties,
  replacedBy: nullable(shape({ businessOrderId: Type.String(), followPath: nullable(Type.String()) })),
});

/** What a link to an order shows to anybody who has it: nothing that says who ordered, where to, or how it was paid. */
export const FollowedOrder = shape({
  ...Type.Pick(Order, [
    'businessOrderId',
    'status',
    'storeName',
    'storePhone',
    'storeAddress',
    'storeHours',
    'fulfilmentMethod',
    'placedAt',
    'slotStartsAt',
    'slotEndsAt',
    'itemCount',
    'lines',
    'proofOfAge',
    'totals',
    'events',
    'complaints',
    'reportable',
    'review',
  ]).properties,
  /**
   * When the driver arrives, while the driver can be tracked; the position would tell where the order goes. Null before
   * the driver has set out, and left out by earlier releases.
   */
  driver: Type.Optional(nullable(DriverApproach)),
  /** Whether another order has replaced it. */
  isReplaced: Type.Optional(Type.Boolean()),
  /** Null for everybody but the guest session that placed the order: a link alone changes no order. */
  own: Type.Optional(nullable(OwnGuestOrder)),
});
export type FollowedOrder = Static<typeof FollowedOrder>;
