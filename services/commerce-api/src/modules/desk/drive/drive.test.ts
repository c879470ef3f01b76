import { SAFE_PLACE_PICTURE_BYTES } from '@storefront/api/limits/safe-place-limits';
import type { BodyOf } from '@storefront/api/operation-types';
import { timeLabel } from '@storefront/dates/plain';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { codeOf, type Desk, type Operator, operatorOf, setUpDesk } from '../../../../test-support/desk';
import { sessionOf } from '../../../../test-support/desk-operators';
import { pinSessionOf } from '../../../../test-support/handhelds';
import { ids } from '../../../../test-support/shop-data';
import type { CallOptions } from '../../../../test-support/test-service';
import { rowsOf } from '../../../database/database.types';
import { removeDueFiles } from '../../../files/remove-due-files';
import { composeMail } from '../../../outgoing-mail/compose-mail';
import { businessById } from '../../businesses/businesses.repository';

let desk: Desk;
let dora: Operator;
let dan: Operator;
let mona: Operator;
beforeAll(async () => {
  desk = await setUpDesk();
  dora = await operatorOf(desk.service, 'Dora Lind', 'driver');
  dan = await operatorOf(desk.service, 'Dan', 'driver');
  mona = await operatorOf(desk.service, 'Mona', 'manager');
});
afterAll(() => desk.service.close());
/** Nobody's run goes on into the next test. */
afterEach(() => desk.service.db.execute(sql`update delivery_runs set ended_at = now() where ended_at is null`));

const storeId = ids.store;
const run = (sets: ReturnType<typeof sql>) => desk.service.db.execute(sets);

const later = (minutes: number) => new Date(desk.service.clock.now().getTime() + minutes * 60_000);
const pass = (minutes: number) => desk.service.clock.set(later(minutes));

/** A delivery that is picked and waits. */
async function picked() {
  const businessOrderId = await desk.order([{ id: ids.milk, quantity: 6 }]);
  const { data } = await mona.call('POST /desk/pick-begin', { storeId, businessOrderIds: [businessOrderId] });
  const [[order], [line]] = [data.orders, data.lines];
  if (!order || !line) throw new Error('The batch is empty');
  await mona.call('POST /desk/pick-line', { businessOrderId, lineId: line.lineId, picked: 6 });
  const bags = [{ zone: 'chilled' as const, count: 2 }];
  await mona.call('POST /desk/pick-finish', { businessOrderId, version: order.version, bags, place: 'B4' });
  return { businessOrderId, lineId: line.lineId };
}
/** The same, paid, so that it may be left. */
async function paid() {
  const one = await picked();
  await run(sql`update payments set state = 'captured' where draft_order_id =
    (select draft_order_id from orders where business_order_id = ${one.businessOrderId})`);
  return one;
}
const begin = (by: Operator, ...businessOrderIds: string[]) =>
  by.call('POST /desk/drive-begin', { storeId, businessOrderIds });
const delivered = (by: Operator, body: BodyOf<'POST /desk/drive-delivered'>, key?: string) =>
  by.call('POST /desk/drive-delivered', body, key ? { key } : {});
const orderOf = async (businessOrderId: string) => (await mona.call('POST /admin/order', { businessOrderId })).data;
const stopsOf = async (by: Operator) => (await by.call('POST /desk/drive-run', {})).data.run?.stops;
const photo = async () =>
  (
    await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

test('a driver sees what waits, takes it, and it is on its way with all that is needed at the door', async () => {
  const { businessOrderId } = await picked();
  const waiting = async () =>
    (await dora.call('POST /desk/drive-waiting', { storeId })).data.orders.find(
      (one) => one.businessOrderId === businessOrderId,
    );
  const total = (await orderOf(businessOrderId)).total;
  const needs = { place: 'B4', bags: [{ zone: 'chilled', count: 2 }], toPay: total, proofOfAge: null };
  expect(await waiting()).toMatchObject({ ...needs, postcode: 'SE1 9GF' });
  const { data } = await begin(dora, businessOrderId.toLowerCase());
  const start = new Date('2026-11-25T17:00:00Z');
  expect(data).toMatchObject({ storeId, storeName: 'Store borough' });
  expect(data.stops).toMatchObject([
    {
      ...needs,
      businessOrderId,
      number: 1,
      customer: 'Test Shopper',
      phone: '07700 900456',
      addressLines: ['9 Park Street', 'London'],
      postcode: 'SE1 9GF',
      outcome: null,
      expectedAt: start.toISOString(),
    },
  ]);
  expect(await waiting()).toBeUndefined();
  expect((await orderOf(businessOrderId)).history?.at(-1)).toMatchObject({ status: 'en_route', by: 'Dora Lind' });
  expect((await begin(dora, businessOrderId)).data.runId).toBe(data.runId);
  expect(await codeOf(begin(dora, (await picked()).businessOrderId))).toBe('drive_not_finished');
});

test('what another driver has, what is not picked and what is collected cannot be taken', async () => {
  const { businessOrderId } = await picked();
  await begin(dora, businessOrderId);
  expect(await codeOf(begin(dan, businessOrderId))).toBe('order_has_driver');
  const unpicked = await desk.order([{ id: ids.milk, quantity: 6 }]);
  expect(await codeOf(begin(dan, unpicked))).toBe('drive_not_ready');
  const collected = (await picked()).businessOrderId;
  await run(sql`update orders set fulfilment_method = 'collection' where business_order_id = ${collected}`);
  expect(await codeOf(begin(dan, collected))).toBe('drive_not_ready');
  const elsewhere = (await picked()).businessOrderId;
  await run(sql`update orders set store_id = ${ids.farStore} where business_order_id = ${elsewhere}`);
  expect(await codeOf(begin(dan, elsewhere))).toBe('order_not_found');
  expect(await stopsOf(dan)).toBeUndefined();
});

test('an order is handed over after its age and its cash, once, however often it is sent', async () => {
  const { businessOrderId, lineId } = await picked();
  await run(sql`update order_lines set confirmed_age = 18 where id = ${lineId}`);
  await begin(dora, businessOrderId);
  const hand = (more: object, key?: string) => delivered(dora, { businessOrderId, left: 'handed', ...more }, key);
  expect(await codeOf(hand({ cashTaken: true }))).toBe('age_not_proven');
  expect(await codeOf(hand({ ageProven: 'id_seen' }))).toBe('cash_not_taken');
  const done = { ageProven: 'id_seen', cashTaken: true, doneAt: '2026-11-24T09:00:00Z' };
  const key = 'a key of sixteen characters';
  const { data } = await hand(done, key);
  expect(data.run?.stops).toMatchObject([{ outcome: 'handed', expectedAt: null, doneAt: '2026-11-24T09:00:00.000Z' }]);
  const order = await orderOf(businessOrderId);
  expect(order).toMatchObject({ status: 'delivered', payment: { state: 'captured' } });
  expect(order.history?.at(-1)).toMatchObject({ reason: 'Handed over; proof of age seen' });
  for (const repeated of [hand(done, key), hand(done)]) expect((await repeated).status).toBe(200);
  expect((await orderOf(businessOrderId)).history).toHaveLength(order.history?.length ?? 0);
  expect(await codeOf(dora.call('POST /desk/drive-not-delivered', { businessOrderId, reason: 'nobody_in' }))).toBe(
    'illegal_transition',
  );
});

test('a stop of another driver is theirs alone, and a device that is ahead is not believed', async () => {
  const { businessOrderId } = await paid();
  await begin(dora, businessOrderId);
  for (const called of [
    delivered(dan, { businessOrderId, left: 'handed' }),
    delivered(dan, { businessOrderId, left: 'safe_place', picture: await photo() }),
    dan.call('POST /desk/drive-arrived', { businessOrderId }),
    dan.call('POST /desk/drive-not-delivered', { businessOrderId, reason: 'refused' }),
    dan.call('POST /desk/drive-late', { businessOrderId }),
  ])
    expect(await codeOf(called)).toBe('order_has_driver');
  const arrived = (doneAt: string) => dora.call('POST /desk/drive-arrived', { businessOrderId, doneAt });
  expect(await codeOf(arrived('never, or so they say'))).toBe('date_invalid');
  await arrived('2099-01-01T00:00:00Z');
  const [first] = (await stopsOf(dora)) ?? [];
  expect(first?.arrivedAt).toBe(desk.service.clock.now().toISOString());
  await arrived('2026-11-24T08:00:00Z');
  expect((await stopsOf(dora))?.[0]?.arrivedAt).toBe(first?.arrivedAt);
  expect(await codeOf(delivered(dora, { businessOrderId: (await picked()).businessOrderId, left: 'handed' }))).toBe(
    'drive_not_on_run',
  );
});

test('the board has the drivers on their way, and how many of their stops are late', async () => {
  const [one, other] = [await paid(), await paid()];
  await begin(dora, one.businessOrderId, other.businessOrderId);
  const drivers = async () => (await mona.call('POST /desk/today', { storeId })).data.drivers;
  expect(await drivers()).toEqual([{ operatorId: dora.operatorId, name: 'Dora Lind', stops: 2, done: 0, late: 0 }]);
  expect(await codeOf(delivered(dora, { businessOrderId: one.businessOrderId, left: 'handed' }))).toBeUndefined();
  await run(sql`update orders set slot_ends_at = placed_at - interval '1 minute' where business_order_id in
    (${one.businessOrderId}, ${other.businessOrderId})`);
  expect(await drivers()).toMatchObject([{ stops: 2, done: 1, late: 1 }]);
});

test('only what needs neither age nor cash is left in a safe place, with a picture that staff can see', async () => {
  const [withCash, withAge, free] = [await picked(), await paid(), await paid()];
  await run(sql`update order_lines set confirmed_age = 18 where id = ${withAge.lineId}`);
  await begin(dora, withCash.businessOrderId, withAge.businessOrderId, free.businessOrderId);
  const picture = await photo();
  const leave = (businessOrderId: string, picture?: string) =>
    delivered(dora, {
      businessOrderId,
      left: 'safe_place',
      ageProven: 'id_seen',
      cashTaken: true,
      ...(picture && { picture }),
    });
  expect(await codeOf(leave(withCash.businessOrderId, picture))).toBe('drive_safe_place_refused');
  expect(await codeOf(leave(withAge.businessOrderId, picture))).toBe('drive_safe_place_refused');
  const { businessOrderId } = free;
  expect(await codeOf(leave(businessOrderId))).toBe('drive_picture_missing');
  expect(await codeOf(leave(businessOrderId, Buffer.from('no picture').toString('base64')))).toBe('file_refused');
  const large = 'A'.repeat(Math.ceil(SAFE_PLACE_PICTURE_BYTES / 3) * 4 + 4);
  expect(await codeOf(leave(businessOrderId, large))).toBe('validation_failed');
  expect(await codeOf(leave(businessOrderId, picture))).toBeUndefined();
  expect((await orderOf(businessOrderId)).history?.at(-1)).toMatchObject({ reason: 'Left in a safe place' });

  const read = async (by: Operator) => (await by.call('POST /desk/drive-picture', { businessOrderId })).data.picture;
  const seen = await read(mona);
  expect(seen?.type).toBe('image/jpeg');
  expect(await sharp(Buffer.from(seen?.content ?? '', 'base64')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 40,
  });
  // The shopper who ordered sees it too, and nobody else does.
  const shown = (options?: CallOptions) =>
    desk.service.call('POST /checkout/order-safe-place', { businessOrderId }, options);
  expect((await shown()).data.picture).toEqual(seen);
  expect(await codeOf(shown({ guest: undefined }))).toBe('order_not_found');
  const without = await desk.service.call('POST /checkout/order-safe-place', {
    businessOrderId: withAge.businessOrderId,
  });
  expect(without.data.picture).toBeNull();
  // Pictures of attempts that were refused go, and the one that is named stays.
  pass(120);
  await removeDueFiles(desk.service.context, (error) => {
    throw error;
  });
  expect(await read(mona)).toEqual(seen);
  expect(await rowsOf(desk.service.db, sql`select 1 from file_removals`)).toEqual([]);
});

test('what could not be delivered goes back, and the run ends when every stop is done', async () => {
  const [one, other] = [await picked(), await picked()];
  await begin(dora, one.businessOrderId, other.businessOrderId);
  const { businessOrderId } = one;
  const { data } = await dora.call('POST /desk/drive-not-delivered', {
    businessOrderId,
    reason: 'no_access',
    note: 'The lift is out of order',
  });
  expect(data.run?.stops.find((stop) => stop.businessOrderId === businessOrderId)).toMatchObject({
    outcome: 'not_delivered',
    reason: 'no_access',
    place: 'B4',
  });
  const order = await orderOf(businessOrderId);
  expect(order).toMatchObject({ status: 'unable_to_deliver', payment: { state: 'to_collect' } });
  expect(order.history?.at(-1)?.reason).toBe('The door could not be reached: The lift is out of order');
  expect(await codeOf(dora.call('POST /desk/drive-end', {}))).toBe('drive_not_finished');
  // A manager ends what a driver cannot: the phone is lost.
  const move = { businessOrderId: other.businessOrderId, status: 'delivered' as const };
  expect(await codeOf(dora.call('POST /admin/order-transition', move))).toBe('order_has_driver');
  expect(await codeOf(mona.call('POST /admin/order-transition', move))).toBeUndefined();
  expect((await stopsOf(dora))?.map(({ outcome }) => outcome).sort()).toEqual(['handed', 'not_delivered']);
  expect(await codeOf(delivered(dora, { businessOrderId: other.businessOrderId, left: 'safe_place' }))).toBe(
    'illegal_transition',
  );
  expect(await codeOf(dora.call('POST /desk/drive-end', {}))).toBeUndefined();
  expect(await stopsOf(dora)).toBeUndefined();
  expect(await codeOf(dora.call('POST /desk/drive-end', {}))).toBeUndefined();
});

test('a driver who is moved to another store on the way brings what is in the van, and nothing else of the former store', async () => {
  const [one, other, left, ended] = [await paid(), await paid(), await paid(), await paid()];
  const fay = await operatorOf(desk.service, 'Fay', 'driver');
  await begin(fay, ended.businessOrderId);
  await delivered(fay, { businessOrderId: ended.businessOrderId, left: 'handed' });
  await fay.call('POST /desk/drive-end', {});
  await begin(fay, one.businessOrderId, other.businessOrderId);
  await run(sql`insert into operator_stores (operator_id, store_id) values (${fay.operatorId}, ${ids.farStore})`);
  const numbers = (await stopsOf(fay))?.map((stop) => stop.businessOrderId).toReversed() ?? [];
  expect(await codeOf(fay.call('POST /desk/drive-order', { businessOrderIds: numbers }))).toBeUndefined();
  for (const { businessOrderId } of [left, ended])
    expect(await codeOf(delivered(fay, { businessOrderId, left: 'handed' }))).toBe('order_not_found');
  await begin(dora, left.businessOrderId);
  expect(await codeOf(delivered(fay, { businessOrderId: left.businessOrderId, left: 'handed' }))).toBe(
    'order_not_found',
  );
  const { businessOrderId } = one;
  expect(await codeOf(fay.call('POST /desk/drive-arrived', { businessOrderId }))).toBeUndefined();
  expect(await codeOf(delivered(fay, { businessOrderId, left: 'handed' }))).toBeUndefined();
  const back = { businessOrderId: other.businessOrderId, reason: 'nobody_in' as const };
  expect(await codeOf(fay.call('POST /desk/drive-not-delivered', back))).toBeUndefined();
  expect(await codeOf(fay.call('POST /desk/drive-end', {}))).toBeUndefined();
});

test('the driver puts the stops into another order, all of them or none', async () => {
  const numbers = [await picked(), await picked(), await picked()].map((one) => one.businessOrderId);
  await begin(dora, ...numbers);
  const before = (await stopsOf(dora))?.map((stop) => stop.businessOrderId) ?? [];
  const put = (businessOrderIds: string[]) => dora.call('POST /desk/drive-order', { businessOrderIds });
  const turned = before.toReversed();
  const { data } = await put(turned);
  expect(data.run?.stops.map((stop) => [stop.number, stop.businessOrderId])).toEqual(
    turned.map((number, place) => [place + 1, number]),
  );
  expect(await codeOf(put(turned.slice(1)))).toBe('drive_outdated');
  const [first = ''] = turned;
  await delivered(dora, { businessOrderId: first, left: 'handed', cashTaken: true });
  expect(await codeOf(put(turned))).toBe('drive_outdated');
  expect(await codeOf(put(turned.slice(1).toReversed()))).toBeUndefined();
  expect((await stopsOf(dora))?.map((stop) => stop.businessOrderId)).toEqual([first, turned[2], turned[1]]);
});

test('the shopper of a late order is told when it comes, and not again within fifteen minutes', async () => {
  const { businessOrderId } = await picked();
  await begin(dora, businessOrderId);
  const tell = (key?: string) => dora.call('POST /desk/drive-late', { businessOrderId }, key ? { key } : {});
  expect(await codeOf(tell())).toBe('drive_not_late');
  await run(sql`update orders set slot_starts_at = ${later(-120).toISOString()}::timestamptz, slot_ends_at = ${later(-60).toISOString()}::timestamptz
    where business_order_id = ${businessOrderId}`);
  const key = 'another key of the device';
  for (const sent of [tell(key), tell(key)]) expect(await codeOf(sent)).toBeUndefined();
  expect(await codeOf(tell())).toBe('drive_told_lately');
  const mails = () => rowsOf(desk.service.db, sql`select recipient from outgoing_mail where kind = 'order_late'`);
  expect(await mails()).toHaveLength(1);
  expect((await orderOf(businessOrderId)).history?.at(-1)).toMatchObject({ action: 'tell_late', by: 'Dora Lind' });
  pass(15);
  expect(await codeOf(tell())).toBeUndefined();
  expect(await mails()).toHaveLength(2);
  const [event] = await rowsOf<{ id: number | string }>(
    desk.service.db,
    sql`select max(subject_id) as id from outgoing_mail where kind = 'order_late'`,
  );
  const business = await businessById(desk.service.context, ids.business);
  if (!business) throw new Error('The seed has no business');
  const mail = {
    id: 1,
    kind: 'order_late' as const,
    subjectId: Number(event?.id),
    businessId: ids.business,
    recipient: '',
    createdAt: later(0),
  };
  const compose = () => composeMail.order_late(desk.service.context, mail, business);
  expect((await compose())?.text).toContain(`at about ${timeLabel(later(0), business.settings.timeZone)}`);
  await delivered(dora, { businessOrderId, left: 'handed', cashTaken: true });
  // It has arrived before the mail was sent.
  expect(await compose()).toBeUndefined();
});

test('at the desk a driver takes and delivers orders in a run only, where age and cash are asked', async () => {
  const { businessOrderId } = await picked();
  const session = await sessionOf(desk.service, { role: 'driver', storeIds: [] });
  const move = (status: 'en_route' | 'delivered') =>
    codeOf(desk.service.call('POST /admin/order-transition', { businessOrderId, status }, { operatorKey: session }));
  expect(await move('en_route')).toBe('illegal_transition');
  expect((await mona.call('POST /admin/order-transition', { businessOrderId, status: 'en_route' })).status).toBe(200);
  expect(await move('delivered')).toBe('illegal_transition');
});

test('with a PIN nobody gives money back by moving an order', async () => {
  const { businessOrderId } = await picked();
  const operatorKey = await pinSessionOf(desk.service, 'manager');
  const move = (status: 'order_cancelled' | 'refunded' | 'en_route') =>
    codeOf(desk.service.call('POST /admin/order-transition', { businessOrderId, status }, { operatorKey }));
  expect(await move('order_cancelled')).toBe('operator_password_needed');
  expect(await move('refunded')).toBe('operator_password_needed');
  expect(await move('en_route')).toBe('illegal_transition');
});
