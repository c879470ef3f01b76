import { orderSentBefore } from '@storefront/messages/checkout';
import type { ActionContext, ActionReply, ActionStep } from '@storefront/remote-kit/action.types';
import * as checkPayment from './check-payment';
import * as payByCard from './pay-by-card';
import * as placeOrder from './place-order';
import * as saveBillingAddress from './save-billing-address';
import * as saveDetails from './save-details';
import * as saveOptions from './save-options';

const business = { country: 'GB', postcodeRules: [{ country: 'GB', pattern: '^[A-Z]{1,2}\\d' }] };
const context = { business, origin: 'https://shop.test', isVisit: true } as unknown as ActionContext;
const ok = (operation: string, data: object, carried?: object) =>
  ({ ok: true, operation, data, carried }) as unknown as ActionReply;
const refused = (operation: string, code: string, errors?: object[]) =>
  ({ ok: false, operation, error: { code, status: 422, errors } }) as unknown as ActionReply;

const person = { firstName: 'Ada', lastName: 'Hart', email: ' ada@example.com', phoneNumber: '07700 900123' };
const street = { addressLine1: '9 Park Street', town: 'London', postcode: 'se1 9gf' };
const delivery = { ...person, ...street, fulfilmentMethod: 'delivery', guest: '1' };
const contact = { ...person, email: 'ada@example.com', phoneNumber: '+447700900123' };

describe('contact and address', () => {
  test('of a guest are saved one after the other, once the email is known to have no account', () => {
    const check = saveDetails.request(delivery, context);
    expect(check).toMatchObject({ operation: 'POST /guests/registration-status', body: { email: 'ada@example.com' } });
    const first = saveDetails.next(ok('POST /guests/registration-status', { registered: false }), delivery, context);
    expect(first).toMatchObject({ operation: 'POST /checkout/contact-details', body: { contact } });
    const second = saveDetails.next(ok('POST /checkout/contact-details', {}), delivery, context);
    expect(second).toMatchObject({
      operation: 'POST /checkout/delivery-address',
      body: { address: { country: 'GB', ...street, postcode: 'SE1 9GF' } },
    });
    const end = saveDetails.next(ok('POST /checkout/delivery-address', {}), delivery, context);
    expect(end).toEqual({ kind: 'go', to: '/checkout/options?guest=1' });
  });

  test('of a member’s collection are the contact alone', () => {
    const form = { ...person, fulfilmentMethod: 'collection' };
    expect(saveDetails.request(form, context)).toMatchObject({ operation: 'POST /checkout/contact-details' });
    expect(saveDetails.next(ok('POST /checkout/contact-details', {}), form, context)).toEqual({
      kind: 'go',
      to: '/checkout/options',
    });
  });

  test('that are wrong come back whole, with each error at its field and nothing in the URL', () => {
    const step = saveDetails.request({ ...delivery, firstName: '', phoneNumber: '12', postcode: '!' }, context);
    expect(step).toMatchObject({
      kind: 'go',
      to: '/checkout/details?guest=1',
      returned: {
        values: { lastName: 'Hart', phoneNumber: '12', addressLine1: '9 Park Street' },
        errors: {
          firstName: 'Enter your first name',
          phoneNumber: 'Mobile phone number is invalid',
          postcode: expect.stringContaining('!'),
        },
      },
    });
  });

  test.each([
    ['POST /checkout/contact-details', 'invalid_phone_number', { errors: { phoneNumber: /invalid/ } }],
    ['POST /checkout/contact-details', 'system_error', { message: /Unable to update contact details/ }],
    ['POST /checkout/delivery-address', 'out_of_delivery_area', { errors: { postcode: /does not deliver/ } }],
    ['POST /checkout/delivery-address', 'postcode_not_found', { errors: { postcode: /./ } }],
    ['POST /checkout/delivery-address', 'system_error', { message: /Unable to set your delivery address/ }],
  ])(
    '%s refused with %s says so',
    (operation, code, { errors = {}, message }: { errors?: object; message?: RegExp }) => {
      const step = saveDetails.next(refused(operation, code), delivery, context);
      const texts = Object.entries(errors).map(([name, text]) => [name, expect.stringMatching(text)]);
      expect(step).toMatchObject({
        returned: {
          errors: Object.fromEntries(texts),
          ...(message && { message: expect.stringMatching(message) }),
          values: { email: ' ada@example.com' },
        },
      });
    },
  );

  test('an email with an account needs a log-in, or the wish to order as a guest', () => {
    const step = saveDetails.next(ok('POST /guests/registration-status', { registered: true }), delivery, context);
    expect(step).toMatchObject({ returned: { errors: { email: expect.stringContaining('login') } } });
    expect(saveDetails.request({ ...delivery, asGuest: '1' }, context)).toMatchObject({
      operation: 'POST /checkout/contact-details',
      body: { contact: { ...contact, asGuest: true } },
    });
  });
});

describe('the options', () => {
  test('are kept with the checkout, and lead to the payment', () => {
    const form = { instructions: ' Gate 4711 ', guest: '1' };
    const operation = 'POST /checkout/instructions';
    expect(saveOptions.request(form)).toEqual({ kind: 'call', operation, body: { instructions: 'Gate 4711' } });
    expect(saveOptions.next(ok(operation, {}), form)).toEqual({
      kind: 'go',
      to: '/checkout/payment?guest=1&options=done',
    });
    expect(saveOptions.next(refused(operation, 'system_error'), form)).toMatchObject({
      to: '/checkout/options?guest=1',
      returned: { values: { instructions: ' Gate 4711 ' }, message: 'There was an issue with your checkout details' },
    });
  });

  test('record that a member wants news, and only then', () => {
    const form = { instructions: '', marketingChannelId: '1', wantsNews: 'on' };
    const operation = 'PUT /member/marketing-preferences';
    const body = { marketingOptions: [{ marketingChannelId: 1, optedIn: true }] };
    expect(saveOptions.request(form)).toEqual({ kind: 'call', operation, body });
    expect(saveOptions.next(ok(operation, {}), form)).toMatchObject({ operation: 'POST /checkout/instructions' });
    expect(saveOptions.next(refused(operation, 'system_error'), form)).toMatchObject({
      returned: { values: { wantsNews: 'on' }, message: expect.any(String) },
    });
    expect(saveOptions.request({ ...form, wantsNews: '' })).toMatchObject({ operation: 'POST /checkout/instructions' });
  });

  test('store a membership; an invalid one comes back at its field', () => {
    const form = { instructions: 'Gate 4711', retailMemberId: ' TM1 ' };
    const operation = 'POST /checkout/retail-membership-store';
    expect(saveOptions.request(form)).toMatchObject({ operation, body: { retailMemberId: 'TM1' } });
    expect(saveOptions.next(ok(operation, {}), form)).toMatchObject({ operation: 'POST /checkout/instructions' });
    expect(saveOptions.next(refused(operation, 'retail_membership_invalid'), form)).toMatchObject({
      to: '/checkout/options',
      returned: { values: form, errors: { retailMemberId: expect.any(String) } },
    });
  });
});

describe('the billing address', () => {
  const form = { country: 'GB', addressLine1: '9 Park Street', town: 'London', postcode: 'se1 9gf', guest: '1' };
  const operation = 'POST /checkout/billing-address';

  test('is saved, and leads back to the card', () => {
    const { guest: _guest, ...address } = form;
    expect(saveBillingAddress.request(form, context)).toEqual({
      kind: 'call',
      operation,
      body: { address: { ...address, postcode: 'SE1 9GF' } },
    });
    expect(saveBillingAddress.next(ok(operation, {}), form)).toMatchObject({
      to: '/checkout/payment?guest=1&options=done',
    });
  });

  test('that is wrong or refused comes back at its fields', () => {
    const to = '/checkout/payment/billing-address?guest=1&options=done';
    expect(saveBillingAddress.request({ ...form, town: '' }, context)).toMatchObject({
      to,
      returned: { values: { addressLine1: '9 Park Street' }, errors: { town: 'Enter your town' } },
    });
    expect(saveBillingAddress.next(refused(operation, 'invalid_postcode'), form)).toMatchObject({
      to,
      returned: { errors: { postcode: expect.any(String) } },
    });
  });
});

describe('an order paid in cash', () => {
  const form = {
    confirmed: 'on',
    key: 'a-key',
    amount: '2775',
    storeId: '101',
    fulfilmentMethod: 'collection',
    guest: '1',
    firstname: 'Ada',
    lastname: 'Hart',
    emailAddress: 'ada@example.com',
    phoneNumber: '+447700900123',
    instructions: 'Gate 4711',
  };
  const draft = ok('POST /checkout/process-order', { draftOrderId: 7, amount: 2775 });

  test('is one request however often its form is sent', () => {
    expect(placeOrder.request(form, context)).toEqual(placeOrder.request(form, context));
    expect(placeOrder.request(form, context)).toMatchObject({
      operation: 'POST /checkout/process-order',
      idempotencyKey: 'a-key',
      body: { storeId: 101, firstname: 'Ada', paymentGateway: 'cash', instructions: 'Gate 4711' },
    });
    expect(placeOrder.next(draft, form, context)).toEqual({
      kind: 'call',
      operation: 'POST /payments/make-payment',
      body: { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId: 7, amount: 2775 },
      carried: { draftOrderId: 7 },
      idempotencyKey: 'a-key',
    });
    expect(
      placeOrder.next(ok('POST /payments/make-payment', { paymentId: 9 }, { draftOrderId: 7 }), form, context),
    ).toEqual({
      kind: 'go',
      to: '/checkout/success?order=7&payment=9&gateway=cash',
    });
  });

  test('needs the amount confirmed, and the amount that was shown', () => {
    expect(placeOrder.request({ ...form, confirmed: '' }, context)).toMatchObject({
      returned: { values: { instructions: 'Gate 4711' }, errors: { confirmed: 'Confirm the cash amount to continue' } },
    });
    const other = ok('POST /checkout/process-order', { draftOrderId: 7, amount: 2800 });
    expect(placeOrder.next(other, form, context)).toMatchObject({
      kind: 'go',
      returned: { message: expect.stringContaining('The amount has changed') },
    });
  });

  const returnedOf = (step: ActionStep) => (step as { returned?: { values: object; message?: string } }).returned;

  test.each([
    ['slot_expired', 'Your selected slot has expired'],
    ['basket_changed', 'Your basket has changed'],
    ['email_needs_login', 'You need to login'],
    ['amount_changed', 'The amount has changed'],
    ['cash_limit_exceeded', 'does not take this much in cash'],
    ['idempotency_key_reused', orderSentBefore],
  ])('that is refused with %s says why, and the next form is another order', (code, text) => {
    const step = placeOrder.next(refused('POST /payments/make-payment', code), form, context);
    expect(step).toMatchObject({ to: `/checkout/payment?guest=1&options=done&problem=${code}` });
    expect(returnedOf(step)?.message).toContain(text);
    expect(returnedOf(step)?.values).toEqual({ instructions: 'Gate 4711', confirmed: 'on' });
  });

  test.each(['system_error', 'request_in_progress', 'rate_limited'])(
    'of which nothing is known after %s is sent again as the same order',
    (code) => {
      const step = placeOrder.next(refused('POST /payments/make-payment', code), form, context);
      expect(returnedOf(step)?.values).toMatchObject({ key: 'a-key' });
    },
  );
});

describe('an order paid by card on the hosted page', () => {
  const form = {
    way: 'card',
    key: 'a-key',
    amount: '2775',
    storeId: '101',
    fulfilmentMethod: 'collection',
    guest: '1',
    firstname: 'Ada',
    lastname: 'Hart',
    emailAddress: 'ada@example.com',
    phoneNumber: '+447700900123',
  };
  const waiting = '/checkout/payment?guest=1&options=done&order=7&gateway=realex';
  const verify = 'POST /payments/verify-payment';
  const pay = {
    kind: 'call',
    operation: 'POST /payments/make-payment',
    body: {
      paymentMethod: 'card',
      paymentGateway: 'realex',
      draftOrderId: 7,
      amount: 2775,
      successUrl: `https://shop.test${waiting}`,
      failureUrl: `https://shop.test${waiting}`,
      cancelUrl: `https://shop.test${waiting}`,
    },
    carried: { draftOrderId: 7 },
    idempotencyKey: 'a-key',
  };

  test('waits for the card on the page that leads to the gateway', () => {
    expect(payByCard.request(form, context)).toMatchObject({
      operation: 'POST /checkout/process-order',
      idempotencyKey: 'a-key',
      body: { paymentGateway: 'realex' },
    });
    const draft = ok('POST /checkout/process-order', { draftOrderId: 7, amount: 2775 });
    expect(payByCard.next(draft, form, context)).toEqual(pay);
    const reply = ok('POST /payments/make-payment', { paymentId: 9, orderId: null }, { draftOrderId: 7 });
    expect(payByCard.next(reply, form, context)).toEqual({ kind: 'go', to: waiting });
  });

  test('of which a payment was refused is paid again as the same order', () => {
    expect(payByCard.request({ ...form, order: '7' }, context)).toEqual(pay);
    const cash = placeOrder.request({ ...form, order: '7', confirmed: 'on' }, context);
    expect(cash).toMatchObject({ operation: 'POST /payments/make-payment', body: { paymentGateway: 'cash' } });
    const after = (code: string) =>
      payByCard.next(refused('POST /payments/make-payment', code), { ...form, order: '7' }, context);
    const step = '/checkout/payment?guest=1&options=done';
    expect(after('slot_changed')).toMatchObject({ to: `${step}&problem=slot_changed&order=7&gateway=realex` });
    expect(after('basket_changed')).toMatchObject({ to: `${step}&problem=basket_changed` });
  });

  test('that is open already shows how that payment stands', () => {
    const open = { ...refused('POST /payments/make-payment', 'payment_in_progress'), carried: { draftOrderId: 7 } };
    expect(payByCard.next(open, form, context)).toEqual({ kind: 'go', to: waiting });
    expect(placeOrder.next(open, form, context)).toEqual({ kind: 'go', to: waiting });
  });

  test.each([
    ['paid', { orderId: 70 }, '/checkout/success?order=7&payment=9&gateway=realex'],
    ['declined or not made yet', { orderId: null }, waiting],
  ])('is %s when the gateway returns the shopper, once or again', (_what, state, to) => {
    const link = { order: '7', gateway: 'realex', guest: '1' };
    const body = { draftOrderId: 7, paymentGateway: 'realex' };
    expect(checkPayment.request(link, context)).toMatchObject({ operation: verify, body });
    expect(checkPayment.next(ok(verify, { ...state, paymentId: 9 }, { draftOrderId: 7 }), link)).toEqual({
      kind: 'go',
      to,
    });
  });

  test('is given up on request, and a link that no shopper follows asks for nothing', () => {
    const body = { draftOrderId: 7, paymentGateway: 'realex', cancelled: true };
    expect(checkPayment.request({ order: '7', cancelled: '1' }, context)).toMatchObject({ operation: verify, body });
    expect(checkPayment.request({ order: '7', guest: '1' }, { ...context, isVisit: false })).toEqual({
      kind: 'go',
      to: waiting,
    });
    expect(checkPayment.request({ order: '-1' }, context)).toEqual({ kind: 'go', to: '/checkout' });
  });
});
