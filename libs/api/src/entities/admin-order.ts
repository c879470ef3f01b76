import Type, { type Static } from 'typebox';
import { Id, shape } from '../declaration/shape';
import { OrderSummary } from './order';

export const AdminOrderSummary = shape({
  ...OrderSummary.properties,
  businessId: Id,
  businessName: Type.String(),
  customer: Type.String(),
});
export type AdminOrderSummary = Static<typeof AdminOrderSummary>;
