import type { SubstituteKind } from '@storefront/api/entities/basket';
import { eq, sql } from 'drizzle-orm';
import { codeOf, type Desk, type Operator, operatorOf, setUpDesk } from '../../../../test-support/desk';
import { ids } from '../../../../test-support/shop-data';
import { orderLines } from '../../../database/schema/order';

let desk: Desk;
let pia: Operator;
let line: { businessOrderId: string; lineId: number };
beforeAll(async () => {
  desk = await setUpDesk();
  pia = await desk.picker('Pia');
  await desk.service.db.execute(sql`update items set family = 'rolls' where id in (1100, 1120)`);
  await desk.service.db.execute(sql`update items set code = 'SKU-9', gtin = '05012345678900' where id = 1107`);
  desk.service.context.cache.clear();
  const businessOrderId = await desk.order([{ id: 1100, quantity: 9 }]);
  const { data } = await pia.call('POST /desk/pick-begin', { storeId: ids.store, businessOrderIds: [businessOrderId] });
  line = { businessOrderId, lineId: data.lines[0]?.lineId ?? 0 };
});
afterAll(() => desk.service.close());

const wish = (kind: SubstituteKind, menuItemId: number | null = null) =>
  desk.service.db
    .update(orderLines)
    .set({ substitute: { kind, menuItemId, name: null } })
    .where(eq(orderLines.id, line.lineId));
const candidates = async (text?: string) =>
  (await pia.call('POST /desk/pick-substitutes', { ...line, ...(text && { text }) })).data.candidates;
const idsOf = async (text?: string) => (await candidates(text)).map(({ menuItemId }) => menuItemId);

test('of the same family first, then of the same category, in stock, ten at most and never the item itself', async () => {
  await wish('similar');
  const found = await idsOf();
  expect(found).toHaveLength(10);
  expect(found[0]).toBe(1120);
  expect(found).not.toContain(1100);
  await desk.service.db.execute(sql`update store_items set in_stock = false where item_id = 1120`);
  expect(await idsOf()).not.toContain(1120);
});

test('an item that the shopper named is the only one, and none where they want none', async () => {
  await wish('item', ids.bread);
  expect(await candidates()).toMatchObject([{ menuItemId: ids.bread, isWished: true, price: 350 }]);
  await wish('none');
  expect(await candidates()).toEqual([]);
});

test('a picker finds others by name, code and barcode, but nothing with a higher age than was confirmed', async () => {
  await wish('ask');
  expect(await idsOf('sourdough')).toContain(ids.bread);
  expect(await idsOf('sku-9')).toEqual([1107]);
  expect(await idsOf('5012345678900')).toEqual([1107]);
  expect(await idsOf('wine')).not.toContain(ids.wine);
});

test('another business finds nothing of the order', async () => {
  const stranger = await operatorOf(desk.service, 'Sol', 'picker', 'Testhouse');
  expect(await codeOf(stranger.call('POST /desk/pick-substitutes', line))).toBe('order_not_found');
});
