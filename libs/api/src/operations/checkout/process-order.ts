import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Minor, shape } from '../../declaration/shape';
import { BasketTotals } from '../../entities/basket';
import { ProcessOrder } from '../../entities/process-order';
import { SlotReservation } from '../../entities/time-slot';

export const processOrder = defineOperation({
  key: 'POST /checkout/process-order',
  id: 'processOrder',
  domain: 'checkout',
  summary: 'Create or update the draft order of a basket, ready for payment',
  idempotent: 'reply',
  session: { takesCampaign: true, usesGuestDetails: true },
  body: ProcessOrder,
  reply: shape({
    draftOrderId: Id,
    amount: Minor,
    currency: Type.String(),
    totals: BasketTotals,
    reservation: SlotReservation,
  }),
  errors: [
    'assisted_visit_ended',
    'payment_link_sent',
    'basket_not_found',
    'basket_empty',
    'basket_changed',
    'different_store',
    'store_not_found',
    'store_closed',
    'slot_required',
    'slot_expired',
    'slot_not_at_address',
    'slot_units_full',
    'address_required',
    'out_of_delivery_area',
    'below_minimum_spend',
    'checkout_refused',
    'guest_checkout_disabled',
    'email_needs_login',
    'guest_session_required',
    'invalid_phone_number',
    'invalid_postcode',
    'postcode_not_found',
    'payment_method_not_accepted',
    'cash_limit_exceeded',
    'order_not_amendable',
    'slot_changed',
    'validation_failed',
    'verification_required',
  ],
});
