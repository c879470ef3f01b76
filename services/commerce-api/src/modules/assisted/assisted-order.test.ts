import { eq, sql } from 'drizzle-orm';
import { beginVisit, openVisit, visitFor } from '../../../test-support/assisted-visit';
import { codeOf } from '../../../test-support/desk';
import { sessionOf } from '../../../test-support/desk-operators';
import { ids } from '../../../test-support/shop-data';
import { type CallOptions, createTestService, type TestService } from '../../../test-support/test-service';
import { assistedVisits } from '../../database/schema/assisted-visit';
import { operatorActions } from '../../database/schema/operator-action';
import { orderEvents, orders } from '../../database/schema/order';
import { paymentLinks } from '../../database/schema/payment-link';
import { reservations } from '../../database/schema/slots';
import { erasePerson } from '../member/erase-person';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`update slots set capacity = 1000`);
});
afterAll(() => service.close());
afterEach(() => service.clock.reset());

const EMAIL = 'nell@example.test';
const newcomerOf = (email: string) => ({
  newcomer: { firstName: 'Nell', lastName: 'Frost', email, phoneNumber: '07700 900456' },
});

const slot = { fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-26', timeSlotTime: '17:00' } as const;
const reserve = (basketToken: string, options: CallOptions) =>
  service.call('POST /slots/reserve', { storeId: ids.store, basketToken, ...slot }, options);

/** A basket with milk and a place. */
async function filled(basketToken: string | undefined, options: CallOptions): Promise<string> {
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 }, ...(basketToken && { basketToken }) };
  const { data } = await service.call('POST /basket/add-item', item, options);
  await reserve(data.basket.basketToken, options);
  return data.basket.basketToken;
}

/** A visit with a draft of somebody without an account, or of whom the caller says. */
async function drafted(whom: Parameters<typeof beginVisit>[2] = newcomerOf(EMAIL)) {
  const visit = await visitFor(service, whom);
  return { ...visit, of: await draft(await filled(visit.basketToken, visit.options), visit.options, whom) };
}

async function draft(basketToken: string, options: CallOptions, { newcomer }: Parameters<typeof beginVisit>[2]) {
  const body = {
    basketToken,
    storeId: ids.store,
    fulfilmentMethod: 'delivery',
    paymentGateway: 'checkoutcom',
    firstname: 'Nell',
    lastname: 'Frost',
    emailAddress: newcomer?.email ?? 'ada@example.test',
    phoneNumber: '07700900456',
    fulfilmentDetails: {
      address: { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' },
    },
  } as const;
  const { data, problem } = await service.call('POST /checkout/process-order', body, options);
  expect(problem.code).toBeUndefined();
  return { basketToken, draftOrderId: data.draftOrderId, amount: data.amount };
}
type Draft = Awaited<ReturnType<typeof draft>>;

const send = ({ basketToken, draftOrderId }: Draft, options: CallOptions) =>
  service.call('POST /payments/payment-link-send', { basketToken, draftOrderId }, options);
async function linkIdOf({ draftOrderId }: Draft): Promise<number> {
  const [link] = await service.db.select().from(paymentLinks).where(eq(paymentLinks.draftOrderId, draftOrderId));
  return link?.id ?? 0;
}
const payInCash = (of: Draft, options: CallOptions) =>
  service.call('POST /payments/make-payment', { ...of, paymentMethod: 'cash', paymentGateway: 'cash' }, options);

test('an operator who got no reply reads that the link was sent, in a member’s visit too', async () => {
  for (const whom of [newcomerOf(EMAIL), { customer: `m${ids.member}` }]) {
    const { of, options, operatorKey } = await drafted(whom);
    // This business has no account for texts.
    expect((await send(of, options)).data).toMatchObject({ email: expect.any(String), textedTo: null });
    expect(await codeOf(send(of, options))).toBe('payment_link_sent');
    expect(await codeOf(service.call('POST /basket/get-or-create', {}, options))).toBe('payment_link_sent');
    service.clock.set(new Date(service.clock.now().getTime() + 60_000));
    // The next visit of the same person, in which nothing was sent, has only ended; a member's has the same draft.
    const next = await openVisit(service, await beginVisit(service, operatorKey, whom));
    if (!('newcomer' in whom)) await draft(of.basketToken, next.options, whom);
    await service.call('POST /auth/assisted-visit-end', {}, next.options);
    expect(await codeOf(service.call('POST /basket/get-or-create', {}, next.options))).toBe('assisted_visit_ended');
  }
});

test('whoever begins a visit is told that a link of the same person waits', async () => {
  const email = 'wren@example.test';
  const { of, options, operatorKey } = await drafted(newcomerOf(email));
  const begin = async (whom: Parameters<typeof beginVisit>[2]) =>
    (await service.call('POST /desk/assisted-visit-begin', { ...whom, reason: 'Called' }, { operatorKey })).data;
  expect((await begin(newcomerOf(email))).hasWaitingLink).toBe(false);
  await send(of, options);
  expect((await begin(newcomerOf('WREN@example.test'))).hasWaitingLink).toBe(true);
  expect((await begin(newcomerOf('other@example.test'))).hasWaitingLink).toBe(false);
  const paymentLinkId = await linkIdOf(of);
  await service.call('POST /desk/payment-link-withdraw', { paymentLinkId }, { operatorKey });
  expect((await begin(newcomerOf(email))).hasWaitingLink).toBe(false);
});

test('places held in visits, and those of links, count for nobody’s address', async () => {
  const whom = newcomerOf('heron@example.test');
  const visit = await visitFor(service, whom);
  const basketToken = await filled(visit.basketToken, visit.options);
  const headers = { 'content-type': 'application/json', 'x-business-id': '1', 'x-internal-key': service.keys.internal };
  const from = { 'x-forwarded-for': '203.0.113.9', 'x-guest-session': visit.options.guest ?? '' };
  const body = JSON.stringify({ storeId: ids.store, basketToken, ...slot, timeSlotTime: '18:00' });
  const url = `${service.origin}/en-gb/api/slots/reserve`;
  expect((await fetch(url, { method: 'POST', body, headers: { ...headers, ...from } })).status).toBe(200);
  const of = await draft(basketToken, visit.options, whom);
  const addresses = async () =>
    (
      await service.db
        .select({ address: reservations.address })
        .from(reservations)
        .innerJoin(orders, eq(orders.reservationId, reservations.reservationId))
        .where(eq(orders.draftOrderId, of.draftOrderId))
    ).map(({ address }) => address);
  expect(await addresses()).toEqual([null]);
  // As of a place that a member had held themselves before they called.
  await service.db.execute(sql`update reservations set address = 'home' where state = 'held'`);
  await send(of, visit.options);
  expect(await addresses()).toEqual([null]);
});

test('the record of the operator leads to the order of somebody new, and forgets why when they are erased', async () => {
  const email = 'finch@example.test';
  const { of, options } = await drafted(newcomerOf(email));
  expect((await payInCash(of, options)).data.status).toBe('sent_to_store');
  const [order] = await service.db.select().from(orders).where(eq(orders.draftOrderId, of.draftOrderId));
  const [visit] = await service.db
    .select()
    .from(assistedVisits)
    .where(eq(assistedVisits.id, order?.assistedVisitId ?? 0));
  expect(order).toMatchObject({ assistedBy: 'Robin', assistedOperatorId: visit?.operatorId });
  const recorded = () =>
    service.db
      .select()
      .from(operatorActions)
      .where(sql`${operatorActions.target} ->> 'visitId' = ${String(visit?.id)}`);
  expect(await recorded()).toMatchObject([{ operatorId: visit?.operatorId, reason: 'Called us' }]);
  const guest = { memberId: null, businessId: ids.business, emailAddress: email, sessionIds: [] };
  const leads = { basketIds: [], draftOrderIds: [of.draftOrderId], contactIds: [] };
  await erasePerson(service.db, { ...guest, ...leads });
  expect(await recorded()).toMatchObject([{ operatorId: visit?.operatorId, reason: null }]);
});

test('a new visit of the same log-in ends the one before it', async () => {
  const operatorKey = await sessionOf(service, { role: 'support' });
  const colleague = await visitFor(service);
  const first = await openVisit(service, await beginVisit(service, operatorKey, newcomerOf(EMAIL)));
  const second = await openVisit(service, await beginVisit(service, operatorKey, newcomerOf(EMAIL)));
  const visit = (options: CallOptions) => service.call('GET /auth/assisted-visit', undefined, options);
  expect(await codeOf(visit(first.options))).toBe('assisted_visit_ended');
  expect([(await visit(second.options)).status, (await visit(colleague.options)).status]).toEqual([200, 200]);
});

test('with the token of a guest’s basket nothing of it is read or changed after the visit', async () => {
  const { of, options } = await drafted(newcomerOf('swift@example.test'));
  const token = { basketToken: of.basketToken };
  await send(of, options);
  expect(await codeOf(service.call('POST /basket/read', token, { guest: undefined }))).toBe('basket_not_found');
  expect(await codeOf(service.call('POST /basket/clear', token, { guest: undefined }))).toBe('basket_not_found');
  const { operatorKey } = await visitFor(service);
  const { data } = await service.call('POST /desk/payment-links', {}, { operatorKey });
  const paymentLinkId = await linkIdOf(of);
  expect(data.links.find((link) => link.paymentLinkId === paymentLinkId)?.state).toBe('open');
});

test('a change by phone says with whom in both histories', async () => {
  const customer = { customer: `m${ids.otherMember}` };
  const first = await drafted(customer);
  const { data } = await payInCash(first.of, first.options);
  const businessOrderId = data.businessOrderId ?? '';
  const { operatorKey } = first;
  const visit = await openVisit(service, await beginVisit(service, operatorKey, { ...customer, businessOrderId }));
  const { draftOrderId } = first.of;
  const amended = await service.call('POST /checkout/order-amend', { draftOrderId }, visit.options);
  const { basketToken, lines } = amended.data.basket;
  const line = { basketLineId: lines[0]?.basketLineId ?? 0, menuItem: { quantity: 7 } };
  await service.call('POST /basket/update-item', { basketToken, ...line }, visit.options);
  const changed = await draft(basketToken, visit.options, customer);
  expect((await payInCash(changed, visit.options)).data.status).toBe('sent_to_store');
  const notes = async (of: number) =>
    (await service.db.select().from(orderEvents).where(eq(orderEvents.draftOrderId, of))).map(({ note }) => note);
  expect(await notes(draftOrderId)).toContain('Changed by phone with Robin');
  expect(await notes(changed.draftOrderId)).toEqual([
    expect.stringMatching(/^Changed by phone with Robin: 6 items for \d+, now 7 for \d+$/),
  ]);
});
