import { defineRemote } from '@storefront/remote-kit/define-remote';

/** A checkout has no distracting links, and back links never lead into one. */
const page = { section: 'checkout', departments: 'hidden', noReturn: true } as const;
const step = { ...page, guards: ['location', 'valid-basket', 'chosen-slot'] } as const;

export const remote = defineRemote({
  name: 'mf-checkout',
  routes: [
    { name: 'checkout', expose: './CheckoutPage', ...step, robots: 'disallow' },
    { name: 'checkout-login', expose: './LoginStep', ...step },
    { name: 'checkout-create', expose: './CreateStep', ...step },
    { name: 'checkout-details', expose: './DetailsStep', ...step },
    { name: 'checkout-options', expose: './OptionsStep', ...step },
    // The gateway returns to these two after the basket was ordered.
    { name: 'checkout-payment', expose: './PaymentStep', ...page, paymentStep: true },
    { name: 'checkout-success', expose: './SuccessPage', ...page },
  ],
  boundaries: [],
  // The return from the bank needs the payment in progress.
  preservedStorage: ['checkout:open-payment'],
});
