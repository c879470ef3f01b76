import type { Operation } from '@storefront/api/declaration/operation';
import { EVERY_ROLE, hasPinRole, type OperatorRole } from '@storefront/api/entities/operator';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import type { Key } from '@storefront/api/operation-types';
import { allOperations } from '@storefront/api/operations';
import type { ProblemCode } from '@storefront/api/problem-codes';
import { eq } from 'drizzle-orm';
import { addDeskOperator, sessionOf } from '../../../test-support/desk-operators';
import { pinSessionOf } from '../../../test-support/handhelds';
import { fieldsOfBody, minimalBody } from '../../../test-support/minimal-body';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { apiKeys } from '../../database/schema/api-key';
import { banners, deals } from '../../database/schema/catalogue';
import { orderComplaints } from '../../database/schema/complaint';
import { contactFiles, contactRequests } from '../../database/schema/contact';
import { customerBlocks, customerNotes } from '../../database/schema/customer';
import { handhelds } from '../../database/schema/handheld';
import { imports } from '../../database/schema/import';
import { orders } from '../../database/schema/order';
import { paymentLinks } from '../../database/schema/payment-link';
import { webhookDeliveries, webhookEndpoints } from '../../database/schema/webhook';
import { ownedFields } from '../../http/callers/assert-owned';
import { newId } from '../../ids';

/*
 * The matrix of operators: every operation that a role may call x every role x what its body names: of the operator's own
 * business and store, of another store, of another business. It is generated from the operation table: an operation with
 * a field that names something and has no case here fails it.
 */

interface Place {
  readonly business: number;
  readonly store: number;
  readonly slug: string;
  readonly host: string;
}
const OWN: Place = { business: ids.business, store: ids.store, slug: 'borough', host: 'fresh.localhost' };
const OTHER_STORE: Place = { ...OWN, store: ids.farStore, slug: 'leeds' };
const OTHER: Place = { business: ids.otherBusiness, store: ids.otherStore, slug: 'house', host: 'house.localhost' };

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const at = () => service.clock.now();

async function anOrder({ business: businessId, store: storeId }: Place) {
  const [row] = await service.db.select().from(orders).where(eq(orders.orderId, ids.pastOrder));
  if (!row) throw new Error('The seed has no order');
  const id = newId();
  const number = `TM-${id}`;
  const own = { draftOrderId: id, orderId: id, basketId: id, businessOrderId: number, businessId, storeId };
  await service.db.insert(orders).values({ ...row, ...own, memberId: null, reservationId: null });
  return { draftOrderId: id, number };
}
/** A stored file. @returns its key */
async function aFile(): Promise<string> {
  const key = `matrix-${newId()}`;
  await service.context.files.put(key, Buffer.from('picture'), 'image/jpeg');
  return key;
}
async function aComplaint(place: Place): Promise<number> {
  const { draftOrderId } = await anOrder(place);
  const id = newId();
  const row = { id, businessId: place.business, draftOrderId, state: 'open' as const, amount: 1, isAutomatic: false };
  await service.db.insert(orderComplaints).values({ ...row, pictureKey: await aFile(), createdAt: at() });
  return id;
}
async function anApiKey({ business: businessId }: Place): Promise<number> {
  const id = newId();
  const row = { id, businessId, name: 'Till', keyHash: `hash ${id}`, scopes: ['reports' as const], createdBy: 'Sam' };
  await service.db.insert(apiKeys).values({ ...row, createdAt: at() });
  return id;
}
async function anEndpoint({ business: businessId }: Place): Promise<number> {
  const id = newId();
  const secret = service.keys.seal('secret');
  const row = { id, businessId, url: 'https://programs.example/', events: ['order.placed' as const], lowStockAt: 5 };
  await service.db.insert(webhookEndpoints).values({ ...row, secret, createdBy: 'Sam', createdAt: at() });
  return id;
}
async function aDelivery(place: Place): Promise<number> {
  const id = newId();
  const row = { id, endpointId: await anEndpoint(place), eventId: id, event: 'order.placed' as const, data: {} };
  await service.db.insert(webhookDeliveries).values({ ...row, at: at() });
  return id;
}
async function anImport({ business: businessId }: Place): Promise<number> {
  const id = newId();
  const row = { id, businessId, state: 'abandoned' as const, removeMissing: false };
  await service.db.insert(imports).values({ ...row, createdAt: at(), lastHeartbeatAt: at() });
  return id;
}
async function aReference({ business: businessId }: Place): Promise<string> {
  const id = newId();
  const reference = `R${id}`;
  const who = { firstName: 'Ada', lastName: 'Hill', emailAddress: 'ada@example.test' };
  const words = { subject: 'An order', message: 'Hello' };
  await service.db.insert(contactRequests).values({ id, businessId, reference, ...who, ...words, createdAt: at() });
  const file = {
    contactId: id,
    position: 0,
    name: 'a.jpg',
    type: 'image/jpeg',
    size: 7,
    sha256: 'x',
    key: await aFile(),
  };
  await service.db.insert(contactFiles).values(file);
  return reference;
}

async function aGuest(place: Place): Promise<string> {
  return `g${(await anOrder(place)).draftOrderId}`;
}
async function aNote({ business: businessId }: Place): Promise<number> {
  const id = newId();
  const row = { id, businessId, emailAddress: 'ada@example.test', text: 'Rings twice', operatorName: 'Sam' };
  await service.db.insert(customerNotes).values({ ...row, createdAt: at() });
  return id;
}
async function aBlock({ business: businessId }: Place): Promise<number> {
  const id = newId();
  const row = { id, businessId, emailHash: `hash ${id}`, reason: 'Disputed charges', operatorName: 'Sam' };
  await service.db.insert(customerBlocks).values({ ...row, createdAt: at() });
  return id;
}
async function aPaymentLink(place: Place): Promise<number> {
  const { draftOrderId } = await anOrder(place);
  const id = newId();
  const order = { draftOrderId, amount: 1, orderVersion: 1, basketVersion: 1 };
  const row = { id, businessId: place.business, ...order, operatorId: 1, operatorName: 'Sam' };
  await service.db.insert(paymentLinks).values({ ...row, createdAt: at(), endsAt: at() });
  return id;
}
async function aBanner({ business: businessId }: Place): Promise<number> {
  const id = newId();
  const row = { id, businessId, slug: `banner-${id}`, title: 'Soft fruit', text: '', placement: 'home' as const };
  await service.db.insert(banners).values({ ...row, position: 1 });
  return id;
}
async function aDeal({ business: businessId }: Place): Promise<number> {
  const id = newId();
  const words = { slug: `deal-${id}`, name: 'Two for £2', description: '', text: '2 for £2' };
  await service.db.insert(deals).values({ id, businessId, ...words, position: 1, sections: [] });
  return id;
}

async function aHandheld({ business: businessId, store: storeId }: Place): Promise<number> {
  const id = newId();
  const row = { id, businessId, storeId, name: 'Handheld 3', secretHash: `hash ${id}`, pairedBy: 'Sam' };
  await service.db.insert(handhelds).values({ ...row, createdAt: at() });
  return id;
}

interface Case {
  /** Something of a business or store that nobody has touched. */
  readonly make: (place: Place) => unknown;
  /** The refusal of somebody else's. */
  readonly code: ProblemCode;
  /** Whether it belongs to one store. */
  readonly isOfStore?: true;
}

/** The fields that name something, by their names. */
const CASES: Readonly<Record<string, Case>> = {
  business: { make: ({ host }) => host, code: 'business_not_found' },
  businessId: { make: ({ business }) => business, code: 'business_not_found' },
  store: { make: ({ slug }) => slug, code: 'store_not_found', isOfStore: true },
  storeId: { make: ({ store }) => store, code: 'store_not_found', isOfStore: true },
  storeIds: { make: ({ store }) => [store], code: 'store_not_found', isOfStore: true },
  stores: { make: ({ slug }) => [slug], code: 'store_not_found' },
  businessOrderId: { make: async (at) => (await anOrder(at)).number, code: 'order_not_found', isOfStore: true },
  businessOrderIds: { make: async (at) => [(await anOrder(at)).number], code: 'order_not_found', isOfStore: true },
  complaintId: { make: aComplaint, code: 'complaint_not_found', isOfStore: true },
  apiKeyId: { make: anApiKey, code: 'api_key_not_found' },
  endpointId: { make: anEndpoint, code: 'webhook_not_found' },
  deliveryId: { make: aDelivery, code: 'webhook_delivery_not_found' },
  handheldId: { make: aHandheld, code: 'handheld_not_found', isOfStore: true },
  importId: { make: anImport, code: 'import_not_found' },
  customer: { make: aGuest, code: 'customer_not_found' },
  paymentLinkId: { make: aPaymentLink, code: 'payment_link_invalid' },
  noteId: { make: aNote, code: 'customer_note_not_found' },
  blockId: { make: aBlock, code: 'customer_block_not_found' },
  bannerId: { make: aBanner, code: 'banner_not_found' },
  dealId: { make: aDeal, code: 'deal_not_found' },
  reference: { make: aReference, code: 'contact_not_found' },
  operatorId: {
    make: async ({ business }) => (await addDeskOperator(service, { business })).operatorId,
    code: 'operator_not_found',
  },
};

/** Names of what is looked for within what another field names, the operator's business, or what is their own. */
const WITHIN = new Set([
  'lineId',
  'slotId',
  'templateId',
  'zoneId',
  'menuItemId',
  'menuItemIds',
  'byOperatorId',
  'marketingChannelId',
  'passkeyId',
]);
/** A list that is searched by an order or a complaint shows nothing of somebody else's, and says nothing. */
const SEARCHED = 'POST /admin/complaints';

/** The status to which a role may move an order. */
const STATUS: Partial<Record<OperatorRole, OrderStatus>> = {
  picker: 'picked',
  counter: 'delivered',
  driver: 'delivered',
  support: 'order_cancelled',
  manager: 'delivered',
};

const live = allOperations.filter(({ access, roles }) => access === 'admin' && roles !== undefined);
const named = (operation: Operation) => fieldsOfBody(operation.body).filter((field) => field in CASES);

/** The operation's body, which names what is of a place; one field of it may be of another. */
async function bodyOf(operation: Operation, role: OperatorRole, odd?: { field: string; place: Place }) {
  const given: Record<string, unknown> = {};
  for (const field of named(operation)) given[field] = await CASES[field]?.make(odd?.field === field ? odd.place : OWN);
  if (operation.id === 'adminOrderTransition') given.status = STATUS[role] ?? 'delivered';
  // As many cells as columns.
  if (operation.id === 'adminImportRows') given.rows = [{ row: 1, cells: ['x'] }];
  if (operation.id === 'deskPin') given.pin = '482915';
  if (operation.id === 'deskStaffAdd') given.email = `${newId()}@desk.test`;
  if (operation.id === 'deskCustomerConsentEnd' && !odd) given.customer = `m${ids.member}`;
  // Somebody who administers is nobody of one store.
  if (role === 'administrator' && operation.id === 'deskStaffChange') given.role = 'picker';
  return minimalBody(operation.body, given);
}

async function call({ key }: Operation, body: object, role: OperatorRole, where: readonly number[] | 'pin' = []) {
  const operatorKey =
    where === 'pin' ? await pinSessionOf(service, role) : await sessionOf(service, { role, storeIds: where });
  if (key.startsWith('GET ')) return undefined;
  return service.call(key as Key, body as never, { operatorKey });
}

test('every field that names something has a case', () => {
  const unknown = live.flatMap((operation) =>
    fieldsOfBody(operation.body)
      .filter((field) => /(Id|Ids)$|^(business|stores?|reference|customer)$/.test(field))
      .filter((field) => !(field in CASES) && !WITHIN.has(field))
      .map((field) => `${operation.key}: ${field}`),
  );
  expect(unknown).toEqual([]);
  for (const [field, code] of ownedFields) expect([field, CASES[field]?.code]).toEqual([field, code]);
});

test.each(live)('$key is for its roles, within their business and stores', async (operation) => {
  const { roles = [], wholeBusiness, later } = operation;
  for (const role of EVERY_ROLE) {
    const reply = await call(operation, await bodyOf(operation, role), role);
    if (!reply) return;
    const code = reply.status === 200 ? 'done' : reply.problem.code;
    if (!roles.includes(role)) {
      expect([role, reply.status, code]).toEqual([role, 403, 'operator_role_refused']);
      continue;
    }
    const refusals = named(operation).map((field) => CASES[field]?.code);
    expect([role, code, reply.status]).not.toEqual([role, code, 403]);
    expect([role, code, reply.status]).not.toEqual([role, code, 401]);
    expect([role, code, reply.status < 500 || later]).toEqual([role, code, true]);
    expect([role, code, refusals.includes(code as ProblemCode)]).toEqual([role, code, false]);
    expect([role, code, code]).not.toEqual([role, code, 'validation_failed']);

    const ofStore = await call(operation, await bodyOf(operation, role), role, [ids.store]);
    const isRefused = ofStore?.problem.code === 'operator_role_refused';
    expect([role, 'of one store', isRefused]).toEqual([role, 'of one store', wholeBusiness ?? false]);

    if (hasPinRole(role)) {
      const byPin = await call(operation, await bodyOf(operation, role), role, 'pin');
      const needsPassword = byPin?.problem.code === 'operator_password_needed';
      const isOfFloor = roles.some((one) => ['picker', 'counter', 'driver'].includes(one)) && !operation.needsPassword;
      expect([role, 'by PIN', needsPassword]).toEqual([role, 'by PIN', !isOfFloor]);
    }

    for (const field of named(operation)) {
      const { code: refusal, isOfStore } = CASES[field] as Case;
      // What is not built yet refuses nothing that its handler would find.
      if (later && field.startsWith('businessOrderId')) continue;
      if (operation.key === SEARCHED) continue;
      const other = await call(operation, await bodyOf(operation, role, { field, place: OTHER }), role);
      expect([role, field, other?.problem.code]).toEqual([role, field, refusal]);
      if (!isOfStore || wholeBusiness) continue;
      const elsewhere = await bodyOf(operation, role, { field, place: OTHER_STORE });
      const refused = await call(operation, elsewhere, role, [ids.store]);
      expect([role, field, refused?.problem.code]).toEqual([role, field, refusal]);
    }
  }
});
