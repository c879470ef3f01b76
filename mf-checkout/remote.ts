import { defineRemote } from '@storefront/remote-kit/define-remote';

export const remote = defineRemote({
  name: 'mf-checkout',
  exposes: [
    './Checkout',
    './LoginStep',
    './CreateStep',
    './DetailsStep',
    './OptionsStep',
    './PaymentStep',
    './SuccessPage',
  ],
  routes: [
    { name: 'checkout', expose: './Checkout', guards: ['location', 'valid-basket', 'chosen-slot'] },
    { name: 'checkout-login', expose: './LoginStep', guards: ['location', 'valid-basket', 'chosen-slot'] },
    { name: 'checkout-create', expose: './CreateStep', guards: ['location', 'valid-basket', 'chosen-slot'] },
    { name: 'checkout-details', expose: './DetailsStep', guards: ['location', 'valid-basket', 'chosen-slot'] },
    { name: 'checkout-options', expose: './OptionsStep', guards: ['location', 'valid-basket', 'chosen-slot'] },
    // A gateway returns to these two when the basket is an order already.
    { name: 'checkout-payment', expose: './PaymentStep' },
    { name: 'checkout-success', expose: './SuccessPage' },
  ],
  boundaries: [],
  emits: ['checkout:order-placed'],
  reactsTo: [],
  handles: [],
});
