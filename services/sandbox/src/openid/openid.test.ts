import { importPKCS8, SignJWT } from 'jose';
import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const discovery = async (name: string) =>
  (await sandbox.client.call('GET', `/openid/${name}/.well-known/openid-configuration`)).body;

test('Google and Apple are discovered; Facebook names no address of its tokens', async () => {
  const google = await discovery('google');
  expect(google).toMatchObject({
    token_endpoint: `${google.issuer}/token`,
    authorization_endpoint: `${google.issuer}/auth`,
  });
  expect((await discovery('apple')).response_modes_supported).toContain('form_post');
  expect(await discovery('facebook')).not.toHaveProperty('token_endpoint');
});

test('Apple refuses a secret that its shop has not signed', async () => {
  const token = async (client_secret: string) =>
    sandbox.client.form('/openid/apple/token', {
      client_id: 'test.storefront.web',
      client_secret,
      grant_type: 'authorization_code',
      code: 'x',
      redirect_uri: 'http://localhost/',
    });
  expect((await token('storefront-sandbox-apple-internal')).body).toMatchObject({ error: 'invalid_client' });
  const foreign = await importPKCS8(
    `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgevZzL1gdAFr88hb2
OF/2NxApJCzGCEDdfSp6VQO30hyhRANCAAQRWz+jn65BtOMvdyHKcvjBeBSDZH2r
1RTwjmYSi9R/zpBnuQ4EiMnCqfMPWiZqB4QdbAd0E7oH50VpuZ1P087G
-----END PRIVATE KEY-----`,
    'ES256',
  );
  const signed = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: 'SANDBOXKEY' })
    .setIssuer('SANDBOXTM1')
    .setSubject('test.storefront.web')
    .setAudience('https://appleid.apple.com')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(foreign);
  expect((await token(signed)).body).toMatchObject({ error: 'invalid_client' });
});

test('a shop elsewhere is not returned to', async () => {
  const query = new URLSearchParams({
    client_id: 'storefront-sandbox.apps.google',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: 'https://evil.test/return',
  });
  const { status } = await sandbox.client.call('GET', `/openid/google/auth?${query}`);
  expect(status).toBe(400);
});
