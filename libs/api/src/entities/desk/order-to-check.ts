import Type, { type Static } from 'typebox';
import { Minor, nullable, shape } from '../../declaration/shape';
import { CustomerRef } from './customer';

/**
 * Why somebody looks at an order before it leaves: the bank declined cards for it; different people order to its address;
 * the first order of a mailbox is large.
 */
export const CheckSign = Type.Enum(['cards_declined', 'address_shared', 'first_large']);
export type CheckSign = Static<typeof CheckSign>;

export const OrderToCheck = shape({
  businessOrderId: Type.String(),
  /** Null for a guest whose data was erased. */
  customer: nullable(CustomerRef),
  name: Type.String(),
  storeName: Type.String(),
  total: Minor,
  placedAt: Type.String(),
  signs: Type.Array(CheckSign),
});
export type OrderToCheck = Static<typeof OrderToCheck>;
