import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, nullable, shape } from '../../declaration/shape';
import { LinkToken } from '../../entities/assisted-visit';
import { PaymentLink } from '../../entities/payment-link';

export const paymentLinkSend = defineOperation({
  key: 'POST /payments/payment-link-send',
  id: 'paymentLinkSend',
  domain: 'payments',
  summary:
    'Mail and text the shopper of an assisted visit the link with which they pay its draft order; the place is held until the link ends, and the visit ends',
  limits: [{ per: 'address', count: 60, seconds: 600 }],
  session: { usesGuestDetails: true },
  body: shape({ basketToken: BasketToken, draftOrderId: Id }),
  reply: shape({
    endsAt: Type.String(),
    /** Where it was sent. */
    email: Type.String(),
    /** The number to which it was texted too, as it is read out; null for a business that does not text. */
    textedTo: nullable(Type.String()),
  }),
  errors: [
    'assisted_visit_ended',
    'payment_link_sent',
    'order_not_found',
    'order_not_payable',
    'payment_in_progress',
    'checkout_refused',
    'amount_changed',
    'basket_changed',
    'basket_empty',
    'below_minimum_spend',
    'cash_limit_exceeded',
    'different_store',
    'item_unavailable',
    'order_not_amendable',
    'payment_method_not_accepted',
    'slot_changed',
    'slot_expired',
    'slot_not_at_address',
    'slot_required',
    'slot_units_full',
    'store_closed',
    'out_of_delivery_area',
  ],
});

export const paymentLinkOpen = defineOperation({
  key: 'POST /payments/payment-link-open',
  id: 'paymentLinkOpen',
  domain: 'payments',
  summary: 'Open a payment link: this session may pay its order from now on, and see nothing else',
  limits: [{ per: 'address', count: 60, seconds: 600 }],
  session: { usesGuestDetails: true },
  body: shape({ link: LinkToken }),
  reply: PaymentLink,
  errors: ['guest_session_required', 'payment_link_invalid', 'payment_in_progress'],
});

export const paymentLink = defineOperation({
  key: 'POST /payments/payment-link',
  id: 'paymentLink',
  domain: 'payments',
  summary: 'The order of the payment link that this session opened last',
  safe: true,
  session: { usesGuestDetails: true },
  body: shape({}),
  reply: PaymentLink,
  errors: ['payment_link_invalid'],
});
