import { isForShoppers } from '@storefront/api/declaration/find-operation';
import type { Key } from '@storefront/api/operation-types';
import { allOperations } from '@storefront/api/operations';
import { visitFor } from '../../../test-support/assisted-visit';
import { minimalBody } from '../../../test-support/minimal-body';
import { type CallOptions, createTestService, type TestService } from '../../../test-support/test-service';

/*
 * Every operation for shoppers x a visit for a member and one for somebody without an account. What an operator may do in
 * them is written down here once more: an operation that is added is refused, or fails this test.
 */

/** Of what is the shopper's own, or about money, all that a visit may do. */
const ALLOWED_OF_SHOPPERS: readonly Key[] = [
  'GET /auth/assisted-visit',
  'POST /auth/assisted-visit-end',
  'POST /auth/assisted-visit-open',
  'GET /member/addresses',
  'POST /member/address',
  'GET /member/billing-countries',
  'GET /member/countries',
  'GET /member/profile',
  'GET /member/usual-place',
  'POST /checkout/billing-address',
  'POST /checkout/contact-details',
  'POST /checkout/delivery-address',
  'POST /checkout/instructions',
  'POST /checkout/order-amend',
  'POST /checkout/order-amend-end',
  'POST /checkout/payment-outcome',
  'POST /checkout/prepare',
  'POST /checkout/process-order',
  'POST /checkout/read',
  'POST /guests/registration-status',
  'POST /payments/make-payment',
  'POST /payments/payment-link-send',
  'POST /payments/verify-payment',
];
/** What anybody may see and put into a basket. */
const ALLOWED_OF_SHOP =
  /^\w+ \/(basket|catalogue|stores|slots|location)\/|^POST \/(banners\/get|content\/|white-label\/)/;
const REFUSED_OF_SHOP = 'POST /location/future-contact';
const isAllowed = (key: string): boolean =>
  ALLOWED_OF_SHOPPERS.some((one) => one === key) ||
  (ALLOWED_OF_SHOP.test(key) && key !== REFUSED_OF_SHOP) ||
  key === 'GET /business/profile';

let service: TestService;
let visits: readonly CallOptions[];
beforeAll(async () => {
  service = await createTestService();
  const newcomer = { firstName: 'Nell', lastName: 'Frost', email: 'nell@example.test', phoneNumber: '07700 900456' };
  visits = [(await visitFor(service)).options, (await visitFor(service, { newcomer })).options];
});
afterAll(() => service.close());

/** What a minimal body or query would be refused for before. */
const LOG_IN = { grant_type: 'password', username: 'ada@example.test', password: 'correct horse' };
const ADDRESS = { addressId: 1, country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' };
const BODIES: Readonly<Record<string, object>> = {
  'POST /oauth/token': LOG_IN,
  'POST /authauth': LOG_IN,
  'PUT /member/address': ADDRESS,
};
const QUERIES: Readonly<Record<string, string>> = {
  'GET /checkout/order-stream': '?businessOrderId=TM-1234',
  'GET /checkout/followed-order-stream': '?token=TM-1234~x',
};

/** Streams answer as long as somebody listens; the end of the visit ends it for the others. */
const untried = ['GET /slots/hold-stream', 'POST /auth/assisted-visit-end'];
const tried = allOperations
  .filter((operation) => isForShoppers(operation) && !operation.multipart && !operation.later)
  .filter(({ key }) => !untried.includes(key));

test.each(tried.map((operation) => [operation.key, operation] as const))('%s', async (key, { body }) => {
  for (const options of visits) {
    const sent = BODIES[key] ?? (body ? minimalBody(body as never, {}) : undefined);
    const more = { key: `key-of-${key}-0123`, query: QUERIES[key] ?? '' };
    const { status, problem } = await service.call(key as Key, sent as never, { ...options, ...more });
    const isRefused = problem.code === 'assisted_visit_refused';
    if (isAllowed(key)) expect([status, problem.code, isRefused]).toEqual([status, problem.code, false]);
    else if (problem.code === 'unauthenticated') expect(options.as).toBeUndefined();
    else expect([status, problem.code]).toEqual([403, 'assisted_visit_refused']);
  }
});
