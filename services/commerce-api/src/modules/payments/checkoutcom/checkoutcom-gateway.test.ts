import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkoutcomAccount } from './checkoutcom-account';
import { checkoutcomGateway } from './checkoutcom-gateway';

let server: Server;
let received: Record<string, unknown>[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push(JSON.parse(text));
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"ps_1"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  received = [];
});
afterAll(() => server.close());

const address = { country: 'GB', addressLine1: '2 Lantern Yard', town: 'London', postcode: 'SE1 1TL' };

test.each([
  ['the country alone without an address', null, { country: 'GB' }],
  [
    'a whole address in the gateway’s fields',
    { ...address, addressLine2: 'Flat 3', county: 'Surrey' },
    {
      country: 'GB',
      address_line1: '2 Lantern Yard',
      address_line2: 'Flat 3',
      city: 'London',
      state: 'Surrey',
      zip: 'SE1 1TL',
    },
  ],
  [
    'an address without its optional fields',
    address,
    { country: 'GB', address_line1: '2 Lantern Yard', city: 'London', zip: 'SE1 1TL' },
  ],
])('the card form’s session carries %s', async (_what, billingAddress, expected) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = checkoutcomAccount({}, 1, url);
  if (!account) throw new Error('There is no account');
  await checkoutcomGateway({ ...account, url }).cardSession({
    reference: 'basket-1',
    amount: 1250,
    currency: 'GBP',
    country: 'GB',
    billingAddress,
    returnUrl: 'http://fresh.localhost/checkout/payment',
  });
  expect(received).toMatchObject([{ amount: 1250, billing: { address: expected } }]);
});
