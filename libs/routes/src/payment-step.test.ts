import { isPaymentStep } from './payment-step';

test.each(['/checkout/payment', '/checkout/payment/', '/Checkout/Payment', '/checkout/payment/card-form'])(
  '%s is of the payment step',
  (path) => {
    expect(isPaymentStep(path)).toBe(true);
  },
);

test.each(['/', '/checkout', '/checkout/details', '/checkout/success', '/checkout/payments', '/basket'])(
  '%s is not',
  (path) => {
    expect(isPaymentStep(path)).toBe(false);
  },
);
