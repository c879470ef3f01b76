import { codeOf } from '../../../../test-support/desk';
import { setUpPaymentLinks } from '../../../../test-support/payments/payment-links';

const { open, payWith, phone, sent } = setUpPaymentLinks();

test('the payer of a link pays no cash, and nothing by a payment that somebody made before', async () => {
  const { of } = await sent();
  await open(of);
  expect(await codeOf(payWith(of, phone(), { usesEarlierPayment: true }))).toBe('payment_not_extendable');
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash' };
  expect(await codeOf(payWith(of, phone(), cash))).toBe('payment_method_not_accepted');
  expect((await payWith(of)).data.status).toBe('sent_to_store');
});
