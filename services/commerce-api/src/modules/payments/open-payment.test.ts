import { sql } from 'drizzle-orm';
import { BANK_PASSWORD, CHALLENGED_CARD, setUpCardPayments } from '../../../test-support/payments/card-payments';
import { ids } from '../../../test-support/shop-data';
import type { TestService } from '../../../test-support/test-service';
import { firstRow, rowsOf } from '../../database/database.types';

const { world, draft, pay, verify } = setUpCardPayments();
let service: TestService;
beforeAll(() => {
  ({ service } = world);
});

const MILKS = 6;

test('what a shopper’s own open payment has taken from the stock stays available in their basket', async () => {
  await service.db.execute(
    sql`update store_items set stock = ${MILKS} where store_id = ${ids.store} and item_id = ${ids.milk}`,
  );
  service.context.cache.clear();
  const of = await draft();
  const atBank = await pay(of, CHALLENGED_CARD);
  expect(atBank.data.redirectUrl).toMatch(/^http/);
  const left = sql`select stock from store_items where store_id = ${ids.store} and item_id = ${ids.milk}`;
  expect(await firstRow(service.db, left)).toEqual({ stock: 0 });
  const { data } = await service.call('POST /basket/get-or-create', { basketToken: of.basketToken });
  expect([data.updates, data.lines[0]?.available, data.totals.total]).toEqual([[], true, of.amount]);
  const menuItem = { id: ids.milk, quantity: 1 };
  const other = await service.call('POST /basket/add-item', { storeId: ids.store, menuItem });
  expect(other.problem.code).toBe('item_unavailable');
  await world.sandbox.answerBank(atBank.data.redirectUrl ?? '', { code: BANK_PASSWORD });
  expect((await verify(of)).data.businessOrderId).toEqual(expect.any(String));
  expect(await firstRow(service.db, left)).toEqual({ stock: 0 });
  await service.db.execute(sql`update store_items set stock = null where store_id = ${ids.store}`);
  service.context.cache.clear();
});

test('a new address during an open payment leaves the hold in the zone that is paid for', async () => {
  await service.db.execute(sql`
    insert into delivery_zones (store_id, id, code, name, prefixes, fee_added)
    values (${ids.store}, 1, 'near', 'Near', '{SE1 9}', 0), (${ids.store}, 2, 'far', 'Far', '{SE1 1}', 300)`);
  const of = await draft();
  const hold = () =>
    rowsOf(
      service.db,
      sql`select r.zone_id::int as zone, r.state, r.fee from reservations r
      join orders o on o.basket_id = r.basket_id where o.draft_order_id = ${of.draftOrderId}`,
    );
  const before = await hold();
  expect(before).toMatchObject([{ zone: 1, state: 'held' }]);
  const atBank = await pay(of, CHALLENGED_CARD);
  const address = { country: 'GB', addressLine1: '8 Lantern Yard', postcode: 'SE1 1TL', town: 'London' };
  const moved = await service.call('POST /checkout/delivery-address', { basketToken: of.basketToken, address });
  expect([moved.status, await hold()]).toEqual([200, before]);
  await world.sandbox.answerBank(atBank.data.redirectUrl ?? '', { code: BANK_PASSWORD });
  expect((await verify(of)).data.businessOrderId).toEqual(expect.any(String));
  expect(await hold()).toEqual(before.map((row) => ({ ...(row as object), state: 'confirmed' })));
  await service.db.execute(sql`delete from delivery_zones`);
});

test('a tip that had to be lowered to its limit does not make the paid basket another one', async () => {
  const { call } = service;
  const of = await draft();
  const { basketToken } = of;
  await call('POST /basket/update-tip', { basketToken, tip: 700 });
  const { data } = await call('POST /basket/get-or-create', { basketToken });
  const line = { basketToken, basketLineId: data.lines[0]?.basketLineId ?? 0 };
  // Five milks cost 600.
  const { totals } = (await call('POST /basket/update-item', { ...line, menuItem: { quantity: 5 } })).data;
  expect(totals.tip).toBe(600);
  expect((await pay(of)).problem.code).toBe('amount_changed');
  const atBank = await pay({ ...of, amount: totals.total }, CHALLENGED_CARD);
  // It changes the basket's version and nothing that is paid for.
  await call('POST /basket/update-item', { ...line, menuItem: { substitute: { kind: 'ask' } } });
  await world.sandbox.answerBank(atBank.data.redirectUrl ?? '', { code: BANK_PASSWORD });
  expect((await verify(of)).data.businessOrderId).toEqual(expect.any(String));
});

test('a placed order names the basket that follows it, unless the member has begun another', async () => {
  const as = await service.logIn();
  const { draftOrderId, basketToken, amount } = await draft(undefined, undefined, as);
  const cash = { draftOrderId, paymentGateway: 'cash' } as const;
  await service.call('POST /payments/make-payment', { ...cash, paymentMethod: 'cash', amount, basketToken }, { as });
  const nextOf = async (token?: string) =>
    (await service.call('POST /payments/verify-payment', { ...cash, ...(token && { basketToken: token }) }, { as }))
      .data.basketToken;
  const next = await nextOf();
  expect(next).toEqual(expect.any(String));
  expect([await nextOf(basketToken), await nextOf(next ?? '')]).toEqual([next, next]);
  const other = await service.call('POST /basket/add-item', {
    storeId: ids.store,
    menuItem: { id: ids.milk, quantity: 1 },
  });
  expect(await nextOf(other.data.basket.basketToken)).toBeNull();
});
