import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProviders } from './create-providers';

const folder = mkdtempSync(join(tmpdir(), 'apple-key-'));
const keyFile = join(folder, 'AuthKey_TEST.p8');
const otherFile = join(folder, 'other.p8');
beforeAll(() => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(otherFile, 'no key');
});
afterAll(() => rmSync(folder, { recursive: true }));

const google = { GOOGLE_LOGIN_CLIENT_ID: 'shop', GOOGLE_LOGIN_CLIENT_SECRET: 'secret' };
const apple = { APPLE_LOGIN_CLIENT_ID: 'shop', APPLE_LOGIN_TEAM_ID: 'T', APPLE_LOGIN_KEY_ID: 'K' };
const facebook = { FACEBOOK_LOGIN_APP_ID: '1', FACEBOOK_LOGIN_APP_SECRET: 'secret' };
const names = (env: Record<string, string>, businessId = 1, sandbox?: string) => [
  ...createProviders(env, sandbox)(businessId).keys(),
];

test('each business offers what its settings name; a demonstration without any offers the sandbox’s', () => {
  const all = { ...google, ...apple, APPLE_LOGIN_KEY_FILE: keyFile, ...facebook };
  expect(names(all)).toEqual(['google', 'apple', 'facebook']);
  const second = { FACEBOOK_LOGIN_APP_ID_2: '1', FACEBOOK_LOGIN_APP_SECRET_2: 's' };
  expect([names(second), names(second, 2), names({ ...google, ...second }, 2)]).toEqual([
    [],
    ['facebook'],
    ['google', 'facebook'],
  ]);
  expect(names({}, 1, 'http://localhost:1')).toEqual(['google', 'apple', 'facebook']);
  expect(names(google, 1, 'http://localhost:1')).toEqual(['google']);
});

test.each<[Record<string, string>, string]>([
  [{ GOOGLE_LOGIN_CLIENT_ID: 'shop' }, 'GOOGLE_LOGIN_CLIENT_ID needs GOOGLE_LOGIN_CLIENT_SECRET beside it'],
  [{ FACEBOOK_LOGIN_APP_ID_2: '1' }, 'FACEBOOK_LOGIN_APP_ID_2 needs FACEBOOK_LOGIN_APP_SECRET_2 beside it'],
  [apple, 'APPLE_LOGIN_CLIENT_ID needs APPLE_LOGIN_KEY_FILE beside it'],
  [{ ...apple, APPLE_LOGIN_KEY_FILE: otherFile }, 'APPLE_LOGIN_KEY_FILE names no file with a private key'],
  [{ ...google, GOOGLE_LOGIN_URL: 'http://accounts.test' }, 'GOOGLE_LOGIN_URL must be https://…'],
])('an account that is not complete stops the start: %j', (env, message) => {
  expect(() => createProviders(env, undefined)).toThrow(message);
});

test('Facebook is asked at its own addresses, without discovery', async () => {
  const provider = createProviders(facebook, undefined)(1).get('facebook');
  const request = { redirectUri: 'https://shop.test/login/facebook/return', state: 's', nonce: 'n', verifier: 'v' };
  const url = new URL((await provider?.authorizationUrl(request)) ?? '');
  expect(url.origin + url.pathname).toBe('https://www.facebook.com/v23.0/dialog/oauth');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: '1',
    redirect_uri: request.redirectUri,
    scope: 'openid email public_profile',
    state: 's',
    nonce: 'n',
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.any(String),
  });
});
