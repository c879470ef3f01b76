import { eq } from 'drizzle-orm';
import { type StartedSandbox, startSandbox } from '../../../test-support/programs/start-sandbox';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { businesses } from '../../database/schema/business';
import { createCaptcha } from './create-captcha';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ sandboxUrl: sandbox.url });
  await service.call(
    'POST /admin/coupon-add',
    { business: 'localhost', code: 'HUMAN', name: 'Human', kind: 'percentage', percent: 10 },
    { admin: true },
  );
  const [business] = await service.db.select().from(businesses).where(eq(businesses.id, ids.business));
  if (!business) throw new Error('There is no business');
  const settings = { ...business.settings, features: { ...business.settings.features, couponCaptcha: true } };
  await service.db.update(businesses).set({ settings }).where(eq(businesses.id, ids.business));
  service.clock.set(new Date(service.clock.now().getTime() + 10_000));
});
afterAll(async () => {
  await service?.close();
  await sandbox?.stop();
});
afterEach(() => sandbox.control('DELETE', '/api/faults'));

const token = () => `sandbox-token-coupon-${crypto.randomUUID()}`;
const newBasket = async () =>
  (await service.call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk, quantity: 5 } })).data
    .basket.basketToken;
const apply = (basketToken: string, verifyToken?: string, key?: string) =>
  service.call(
    'POST /basket/apply-coupon',
    { basketToken, coupon: 'HUMAN', ...(verifyToken !== undefined && { verifyToken }) },
    { ...(key && { key }) },
  );

test('[7.17] where the business asks for a captcha a coupon needs a verified token, which counts once', async () => {
  const basketToken = await newBasket();
  expect((await apply(basketToken)).problem).toMatchObject({ status: 422, code: 'captcha_failed' });
  expect((await apply(basketToken, 'invented')).problem.code).toBe('captcha_failed');
  const verifyToken = token();
  expect((await apply(basketToken, verifyToken)).data.coupon?.discount).toBe(60);
  expect((await apply(await newBasket(), verifyToken)).problem.code).toBe('captcha_failed');
});

test('a token for another form is refused', async () => {
  expect((await apply(await newBasket(), token().replace('coupon', 'contact'))).problem.code).toBe('captcha_failed');
});

test('a repeated request under one key is not refused for its used token', async () => {
  const basketToken = await newBasket();
  const verifyToken = token();
  const key = crypto.randomUUID();
  expect((await apply(basketToken, verifyToken, key)).data.coupon?.discount).toBe(60);
  expect((await apply(basketToken, verifyToken, key)).data.coupon?.discount).toBe(60);
});

test('while the provider is away no coupon is applied, and the answer says that a retry may help', async () => {
  await sandbox.control('PUT', '/api/faults', { target: 'turnstile:siteverify', kind: 'error', status: 503 });
  expect((await apply(await newBasket(), token())).problem).toMatchObject({ status: 503, code: 'captcha_unavailable' });
});

test('the browser gets the site key and the script only where the business asks', async () => {
  const settings = (business: number) => service.call('POST /white-label/settings', {}, { business });
  expect((await settings(ids.business)).data.captcha).toEqual({
    siteKey: 'sandbox-site-key',
    scriptUrl: `${sandbox.url}/turnstile/v0/api.js?render=explicit`,
  });
  expect((await settings(ids.otherBusiness)).data.captcha).toBeUndefined();
});

test('keys come from the environment, for one business or for all, and a site key needs its secret', () => {
  const env = { TURNSTILE_SITE_KEY_2: 'own', TURNSTILE_SECRET_KEY_2: 'secret' };
  const captcha = createCaptcha(env, undefined);
  expect([captcha.of(1), captcha.of(2)?.siteKey]).toEqual([undefined, 'own']);
  expect(captcha.of(2)?.scriptUrl).toBe('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
  expect(() => createCaptcha({ TURNSTILE_SITE_KEY: 'own' }, undefined)).toThrow('TURNSTILE_SECRET_KEY');
});
