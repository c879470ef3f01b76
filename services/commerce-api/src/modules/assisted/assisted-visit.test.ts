import { and, desc, eq } from 'drizzle-orm';
import { beginVisit, openVisit, visitFor } from '../../../test-support/assisted-visit';
import { codeOf, operatorOf } from '../../../test-support/desk';
import { sessionOf } from '../../../test-support/desk-operators';
import { pinSessionOf } from '../../../test-support/handhelds';
import { ids } from '../../../test-support/shop-data';
import { type CallOptions, createTestService, type TestService } from '../../../test-support/test-service';
import { sessions } from '../../database/schema/member';
import { operatorSessions, operatorStores, operators } from '../../database/schema/operator';
import { operatorActions } from '../../database/schema/operator-action';
import { deleteOldVisits } from './end-visit';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());
afterEach(() => service.clock.reset());

const ada = { customer: `m${ids.member}` };
const newcomer = { firstName: 'Nell', lastName: 'Frost', email: 'nell@example.test', phoneNumber: '07700 900456' };
const later = (seconds: number) => service.clock.set(new Date(service.clock.now().getTime() + seconds * 1000));
const begin = (operatorKey: string, body: object = ada) =>
  service.call('POST /desk/assisted-visit-begin', { ...body, reason: 'Called us' }, { operatorKey });
const open = (visitToken: string, business?: number) =>
  service.call('POST /auth/assisted-visit-open', { visitToken }, { guest: undefined, ...(business && { business }) });
const visit = (options: CallOptions) => service.call('GET /auth/assisted-visit', undefined, options);

test('an operator orders in a member’s name: the link leads to the shop, and who begins is recorded', async () => {
  const operatorKey = await sessionOf(service, { role: 'support' });
  const { data } = await begin(operatorKey);
  const url = new URL(data.url);
  expect([url.hostname, url.pathname, url.search]).toEqual(['fresh.localhost', '/assisted-visit', '']);
  const { options, data: opened } = await openVisit(service, url.hash.slice(1));
  expect(opened).toMatchObject({ assistedFor: 'Ada Byron', draftOrderId: null, endsAt: '2026-11-25T11:00:00.000Z' });
  expect((await visit(options)).data).toMatchObject({ assistedFor: 'Ada Byron' });
  expect((await service.call('GET /member/profile', undefined, options)).data.memberId).toBe(ids.member);
  const [action] = await service.db
    .select()
    .from(operatorActions)
    .where(eq(operatorActions.operation, 'deskAssistedVisitBegin'))
    .orderBy(desc(operatorActions.at));
  expect(action).toMatchObject({ target: ada, reason: 'Called us', outcome: 'done', after: null });
  const as = await service.logIn();
  const listed = (await service.call('GET /member/sessions', undefined, { as })).data.sessions;
  expect(listed).toContainEqual(
    expect.objectContaining({ kind: 'assisted', device: expect.stringContaining('phone') }),
  );
});

test('a link works once, within a minute, and at its own business', async () => {
  const operatorKey = await sessionOf(service, { role: 'support' });
  const token = await beginVisit(service, operatorKey, ada);
  expect(await codeOf(open(token, ids.otherBusiness))).toBe('assisted_link_invalid');
  const both = await Promise.all([open(token), open(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  const second = await beginVisit(service, operatorKey, ada);
  later(60);
  expect(await codeOf(open(second))).toBe('assisted_link_invalid');
});

test('a link of an operator who has logged out meanwhile opens nothing', async () => {
  const operatorKey = await sessionOf(service, { role: 'support' });
  const token = await beginVisit(service, operatorKey, ada);
  await service.call('POST /desk/log-out', {}, { operatorKey });
  expect(await codeOf(open(token))).toBe('assisted_link_invalid');
});

test('only customer service, managers and administrators of the whole business begin one, with a password', async () => {
  for (const role of ['picker', 'counter', 'driver', 'content', 'stock', 'finance'] as const)
    expect([role, await codeOf(begin(await sessionOf(service, { role })))]).toEqual([role, 'operator_role_refused']);
  for (const role of ['manager', 'administrator'] as const)
    expect(await codeOf(begin(await sessionOf(service, { role })))).toBeUndefined();
  const ofOneStore = await sessionOf(service, { role: 'support', storeIds: [ids.store] });
  expect(await codeOf(begin(ofOneStore))).toBe('operator_role_refused');
  expect(await codeOf(begin((await operatorOf(service, 'Kim', 'support')).key ?? ''))).toBe('operator_password_needed');
  const elsewhere = await sessionOf(service, { role: 'support', business: ids.otherBusiness });
  expect(await codeOf(begin(elsewhere))).toBe('customer_not_found');
  expect(await codeOf(begin(await pinSessionOf(service, 'manager')))).toBe('operator_password_needed');
});

test('a visit is for somebody who is known, or for somebody new without an account', async () => {
  const operatorKey = await sessionOf(service, { role: 'support' });
  expect(await codeOf(begin(operatorKey, {}))).toBe('validation_failed');
  expect(await codeOf(begin(operatorKey, { ...ada, newcomer }))).toBe('validation_failed');
  expect(await codeOf(begin(operatorKey, { customer: 'm404' }))).toBe('customer_not_found');
  const known = { newcomer: { ...newcomer, email: 'Ada@example.test' } };
  expect(await codeOf(begin(operatorKey, known))).toBe('email_needs_login');
  const { options, basketToken, data } = await openVisit(service, await beginVisit(service, operatorKey, { newcomer }));
  expect([data.assistedFor, data.tokens]).toEqual(['Nell Frost', null]);
  const basket = await service.call('POST /basket/get-or-create', { basketToken: basketToken ?? '' }, options);
  expect(basket.data.checkout.contact).toMatchObject({ firstName: 'Nell', email: 'nell@example.test' });
  expect((await visit(options)).data.assistedFor).toBe('Nell Frost');
});

const ends: readonly [string, (operatorKey: string, options: CallOptions) => Promise<unknown>][] = [
  ['after an hour, however busy it is', async () => later(3600)],
  ['with the operator’s log-out', (operatorKey) => service.call('POST /desk/log-out', {}, { operatorKey })],
  ['with the operator’s session', () => service.db.update(operatorSessions).set({ expiresAt: service.clock.now() })],
  ['when the operator is withdrawn', () => service.db.update(operators).set({ withdrawnAt: service.clock.now() })],
  ['when the operator has another role', () => service.db.update(operators).set({ role: 'picker' })],
  [
    'when the operator works in one store only',
    async () => {
      const all = await service.db.select({ operatorId: operators.id }).from(operators);
      const placed = all.map(({ operatorId }) => ({ operatorId, storeId: ids.store }));
      await service.db.insert(operatorStores).values(placed).onConflictDoNothing();
    },
  ],
  ['when it is ended', (_, options) => service.call('POST /auth/assisted-visit-end', {}, options)],
];
test.each(ends)('a visit ends %s, and leaves nothing open', async (_, end) => {
  for (const whom of [ada, { newcomer }]) {
    const { operatorKey, options } = await visitFor(service, whom);
    expect((await visit(options)).status).toBe(200);
    await end(operatorKey, options);
    const tried = [
      service.call('POST /basket/get-or-create', {}, options),
      service.call('GET /auth/assisted-visit', undefined, options),
      // Without the guest session, with what is left of the member's.
      service.call('GET /member/profile', undefined, { ...options, guest: undefined }),
    ];
    for (const one of tried)
      expect(await codeOf(one)).toMatch(/^(assisted_visit_ended|session_ended|token_expired|unauthenticated)$/);
    // The browser may begin another visit, and ending it again does no harm.
    const next = await visitFor(service);
    const again = await service.call(
      'POST /auth/assisted-visit-open',
      { visitToken: 'none' },
      { guest: options.guest },
    );
    expect(again.problem.code).toBe('assisted_link_invalid');
    expect((await service.call('POST /auth/assisted-visit-end', {}, { guest: options.guest })).status).toBe(200);
    await service.call('POST /auth/assisted-visit-end', {}, next.options);
    service.clock.reset();
  }
});

test('the session of a visit whose hour is over is closed, and the visit is forgotten a day later', async () => {
  const { options } = await visitFor(service);
  later(3600);
  await deleteOldVisits(service.db, service.clock.now());
  const left = await service.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, ids.member), eq(sessions.kind, 'assisted')));
  expect(left.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
  later(86_401);
  await deleteOldVisits(service.db, service.clock.now());
  expect(await codeOf(visit({ guest: options.guest }))).toBe('assisted_visit_ended');
});
