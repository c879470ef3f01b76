import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const merchant = {
  merchantIdentifier: 'merchant.shop',
  displayName: 'Shop',
  initiative: 'web',
  initiativeContext: 'shop.localhost',
};
const start = (body: object) => sandbox.client.call('POST', '/apple-pay/paymentservices/startSession', body);

test('a merchant gets a session of five minutes for its host', async () => {
  const { status, body } = await start(merchant);
  expect(status).toBe(200);
  expect(body).toMatchObject({ domainName: 'shop.localhost', merchantIdentifier: 'merchant.shop' });
  expect(Number(body.expiresAt) - Number(body.epochTimestamp)).toBe(300_000);
});

test.each(Object.keys(merchant))('a request without %s is refused', async (name) => {
  expect((await start({ ...merchant, [name]: '' })).status).toBe(422);
});
