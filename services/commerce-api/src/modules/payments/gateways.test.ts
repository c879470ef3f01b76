import { createGateways } from './gateways';

const checkoutcom = {
  CHECKOUTCOM_SECRET_KEY_2: 'sk_sbox_of-business-2',
  CHECKOUTCOM_PUBLIC_KEY_2: 'pk_sbox_of-business-2',
  CHECKOUTCOM_WEBHOOK_SECRET_2: 'a-webhook-secret',
};
const realex = { REALEX_MERCHANT_ID: 'thestore', REALEX_SECRET: 'mysecret', REALEX_REBATE_PASSWORD: 'rebate' };

test('a business’s card form is of the gateway in which it has an account', () => {
  const gateways = createGateways(checkoutcom, undefined);
  expect(gateways.forCards(2)?.name).toBe('checkoutcom');
  expect(gateways.forCards(2)).toBe(gateways.of(2, 'checkoutcom'));
  expect(gateways.forCards(1)).toBeUndefined();
});

test('with accounts in two gateways a setting chooses the one for new cards, of all businesses or of one', () => {
  const both = { ...checkoutcom, ...realex };
  const names = (env: NodeJS.ProcessEnv) => [1, 2].map((id) => createGateways(env, undefined).forCards(id)?.name);
  expect(names(both)).toEqual(['realex', 'checkoutcom']);
  expect(names({ ...both, CARD_GATEWAY_2: 'realex' })).toEqual(['realex', 'realex']);
  expect(names({ ...both, CARD_GATEWAY: 'checkoutcom' })).toEqual([undefined, 'checkoutcom']);
  expect(createGateways({ CARD_GATEWAY_2: 'realex' }, 'http://127.0.0.1:4205').forCards(2)?.name).toBe('realex');
});

test('cash, and names that are none, have no account', () => {
  const gateways = createGateways({}, 'http://127.0.0.1:4205');
  expect(gateways.of(1, 'checkoutcom')?.browserOrigins).toEqual(['http://127.0.0.1:4205']);
  expect(gateways.of(1, 'realex')?.hostedPage?.url).toBe('http://127.0.0.1:4205/realex/pay');
  for (const name of ['cash', 'constructor']) expect(gateways.of(1, name)).toBeUndefined();
});
