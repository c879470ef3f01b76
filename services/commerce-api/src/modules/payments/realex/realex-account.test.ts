import type { BodyOf } from '@storefront/api/operation-types';
import { realexConfiguration, realexSandboxAccount } from '../../../config/realex-configuration';
import type { Caller } from '../../../http/operation.types';
import { asksToKeep } from '../charge-source';
import { realexAccount } from './realex-account';
import { realexGateway } from './realex-gateway';

const account = { REALEX_MERCHANT_ID: 'thestore', REALEX_SECRET: 'mysecret', REALEX_REBATE_PASSWORD: 'rebate' };

test('[9.04] an account uses the live page and API, or those of the gateway’s sandbox', () => {
  expect(realexAccount(account, 1, undefined)).toMatchObject({
    merchantId: 'thestore',
    subaccount: 'internet',
    pageUrl: 'https://pay.realexpayments.com/pay',
    apiUrl: 'https://api.realexpayments.com/epage-remote.cgi',
  });
  expect(realexAccount({ ...account, REALEX_ACCOUNT: 'test' }, 1, undefined)).toMatchObject({
    pageUrl: 'https://pay.sandbox.realexpayments.com/pay',
    apiUrl: 'https://api.sandbox.realexpayments.com/epage-remote.cgi',
  });
  const own = { ...account, REALEX_PAGE_URL: 'https://pay.example/', REALEX_API_URL: 'https://api.example/' };
  expect(realexAccount(own, 1, undefined)).toMatchObject({
    pageUrl: 'https://pay.example/',
    apiUrl: 'https://api.example/',
  });
});

test('a member is offered to save a card only by an account with card storage', () => {
  const offers = (env: NodeJS.ProcessEnv) => {
    const known = realexAccount({ ...account, ...env }, 1, undefined);
    const member = { member: { memberId: 7 } } as Caller;
    return (
      known &&
      asksToKeep(realexGateway(known), { paymentMethod: 'card' } as BodyOf<'POST /payments/make-payment'>, member)
    );
  };
  expect([offers({}), offers({ REALEX_CARD_STORAGE: 'off' }), offers({ REALEX_CARD_STORAGE: 'on' })]).toEqual([
    false,
    false,
    true,
  ]);
});

test('an account belongs to all businesses or to one, and without any there is the sandbox’s or none', () => {
  const ofTwo = Object.fromEntries(Object.entries(account).map(([name, value]) => [`${name}_2`, value]));
  expect(realexAccount(ofTwo, 2, undefined)?.merchantId).toBe('thestore');
  expect(realexAccount(ofTwo, 1, undefined)).toBeUndefined();
  expect(realexAccount({}, 1, 'http://127.0.0.1:4205')).toMatchObject({
    ...realexSandboxAccount,
    pageUrl: 'http://127.0.0.1:4205/realex/pay',
  });
  expect(() => realexAccount({ REALEX_MERCHANT_ID: 'thestore' }, 1, undefined)).toThrow(/REALEX_SECRET/);
});

test('production is told what an account lacks, and refuses the sandbox’s published one', () => {
  const { accountFaults } = realexConfiguration;
  expect(accountFaults(account, '')).toEqual([]);
  expect(accountFaults({ REALEX_MERCHANT_ID_2: 'thestore' }, '_2')).toEqual([
    'REALEX_SECRET_2 is missing: the account with Global Payments needs it',
    'REALEX_REBATE_PASSWORD_2 is missing: the account with Global Payments needs it',
  ]);
  expect(accountFaults({ ...account, REALEX_SECRET: realexSandboxAccount.secret }, '')).toEqual([
    "REALEX_SECRET must not be the sandbox's, which is public",
  ]);
  expect(accountFaults({ ...account, REALEX_PAGE_URL: 'http://pay.example' }, '')).toHaveLength(1);
});
