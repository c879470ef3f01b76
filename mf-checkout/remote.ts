import { defineRemote } from '@storefront/remote-kit/define-remote';

const page = { section: 'checkout', noReturn: true } as const;
const minimalHeader = { backTo: 'basket', label: 'Back to basket' } as const;
const step = { ...page, minimalHeader, guards: ['location', 'valid-basket', 'chosen-slot'] } as const;

export const remote = defineRemote({
  name: 'mf-checkout',
  routes: [
    { name: 'checkout', expose: './CheckoutPage', ...step, robots: 'disallow' },
    { name: 'checkout-login', expose: './LoginStep', ...step },
    { name: 'checkout-create', expose: './CreateStep', ...step },
    // Without a slot too: a slot's price and zone depend on the address.
    { name: 'checkout-details', expose: './DetailsStep', ...step, guards: ['location', 'valid-basket'] },
    { name: 'checkout-options', expose: './OptionsStep', ...step },
    // Without guards: the gateway returns here after the basket was ordered.
    { name: 'checkout-payment', expose: './PaymentStep', ...page, minimalHeader, paymentStep: true },
    { name: 'checkout-payment-card-form', expose: './PaymentStep', ...step, paymentStep: true },
    { name: 'checkout-payment-billing-address', expose: './BillingAddressStep', ...step },
    { name: 'assisted-visit', expose: './AssistedVisitPage', noReturn: true, robots: 'disallow' },
    // By the link of an order that was made on the phone: no basket of this browser is paid.
    { name: 'pay', expose: './PayPage', ...page, paymentStep: true, robots: 'disallow' },
    { name: 'pay-link', expose: './PayPage', ...page, paymentStep: true, robots: 'disallow', privateParams: ['link'] },
    // Without guards: the basket was ordered.
    { name: 'checkout-success', expose: './SuccessPage', ...page },
  ],
  links: [{ path: '/checkout/payment/return', action: 'check-payment', takesPayment: true }],
  boundaries: [
    // On the account's page of saved cards.
    { name: 'new-card', policy: 'essential', server: false },
    {
      name: 'assisted-bar',
      policy: 'essential',
      server: false,
      // While an operator orders for somebody in this browser.
      onEveryPage: { value: 'session', field: 'assistedFor' },
    },
  ],
  storage: [
    {
      key: 'checkout:open-payment',
      purpose: 'The payment that is in progress, so that its result is shown when you return.',
      storedFor: 'Until the result is known',
      // The return from the bank needs it.
      preserved: true,
    },
    {
      key: 'checkout:progress:',
      purpose: 'The checkout steps that you have completed, and your instructions for the driver or the store.',
      storedFor: 'Until you log out or close the tab',
    },
  ],
});
