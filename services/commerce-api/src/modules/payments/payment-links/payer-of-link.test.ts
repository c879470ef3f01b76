import { codeOf } from '../../../../test-support/desk';
import { setUpPaymentLinks } from '../../../../test-support/payments/payment-links';
import { ids } from '../../../../test-support/shop-data';
import type { TestService } from '../../../../test-support/test-service';

const { world, open, payWith, phone, produce, sent } = setUpPaymentLinks();
let service: TestService;
beforeAll(() => {
  ({ service } = world);
});

const ofMember = { customer: `m${ids.member}` };

test('the payer of a link pays no cash, and nothing by a payment that somebody made before', async () => {
  const { of } = await sent();
  await open(of);
  expect(await codeOf(payWith(of, phone(), { usesEarlierPayment: true }))).toBe('payment_not_extendable');
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash' };
  expect(await codeOf(payWith(of, phone(), cash))).toBe('payment_method_not_accepted');
  expect((await payWith(of)).data.status).toBe('sent_to_store');
});

test('the card of a payer is saved for nobody, and saved cards pay nothing by a link', async () => {
  const bob = { ...phone(), as: await service.logIn('bob@example.test', 'battery staple') };
  const { of } = await sent(ofMember);
  await open(of, bob);
  expect(await codeOf(payWith(of, bob, { token: undefined, cardId: 1, cvv: '123' }))).toBe('card_not_found');
  expect((await payWith(of, bob, { saveCard: true })).data.status).toBe('sent_to_store');
  for (const as of [await service.logIn(), bob.as])
    expect((await service.call('GET /member/cards', undefined, { as })).data.cards).toEqual([]);
});

test('the hosted page of a payer names nobody who ordered, and neither saves nor offers cards', async () => {
  const { of } = await sent(ofMember, 'realex');
  const bob = { ...phone(), as: await service.logIn('bob@example.test', 'battery staple') };
  await open(of, bob);
  const hosted = { token: undefined, paymentGateway: 'realex' };
  expect((await payWith(of, bob, hosted)).data.paymentState).toBe('pending');
  const { data } = await produce(of, bob);
  expect(
    Object.keys(data.fields).filter((name) =>
      /^(BILLING|SHIPPING|HPP_(CUSTOMER|BILLING)|PAYER|PMT|CARD_STORAGE|HPP_SELECT)/.test(name),
    ),
  ).toEqual([]);
});

test('the hosted page that a member has begun shows a payer neither the member nor their cards', async () => {
  const { of } = await sent({ customer: `m${ids.otherMember}` }, 'realex');
  const bob = { ...phone('b'), as: await service.logIn('bob@example.test', 'battery staple') };
  await open(of);
  const hosted = { token: undefined, paymentGateway: 'realex', basketToken: of.basketToken };
  expect((await payWith(of, bob, hosted)).data.paymentState).toBe('pending');
  const { data: own } = await produce(of, bob);
  expect(own.fields).toMatchObject({ HPP_CUSTOMER_EMAIL: expect.any(String), OFFER_SAVE_CARD: '1' });
  const { data } = await produce(of);
  expect(JSON.stringify(data.fields)).not.toMatch(/example\.test|Park Street|member-|OFFER_SAVE_CARD/);
});
