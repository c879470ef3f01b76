import Type, { type Static } from 'typebox';

export const OrderStatus = Type.Enum([
  'sent_to_store',
  'store_accepted_picking',
  'picked',
  'en_route',
  'delivered',
  'store_rejected_order',
  'refunded',
  'order_declined',
  'order_cancelled',
  'unable_to_deliver',
]);
export type OrderStatus = Static<typeof OrderStatus>;
