import { createGateways } from './gateways';

const account = {
  CHECKOUTCOM_SECRET_KEY_2: 'sk_sbox_of-business-2',
  CHECKOUTCOM_PUBLIC_KEY_2: 'pk_sbox_of-business-2',
  CHECKOUTCOM_WEBHOOK_SECRET_2: 'a-webhook-secret',
};

test('a business’s card form is of the gateway in which it has an account', () => {
  const gateways = createGateways(account, undefined);
  expect(gateways.forCards(2)?.name).toBe('checkoutcom');
  expect(gateways.forCards(2)).toBe(gateways.of(2, 'checkoutcom'));
  expect(gateways.forCards(1)).toBeUndefined();
});

test('cash, and a gateway that is not built, have no account', () => {
  const gateways = createGateways({}, 'http://127.0.0.1:4205');
  expect(gateways.of(1, 'checkoutcom')?.browserOrigins).toEqual(['http://127.0.0.1:4205']);
  for (const name of ['cash', 'realex', 'constructor']) expect(gateways.of(1, name)).toBeUndefined();
});
