import { eq } from 'drizzle-orm';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { basketLines, baskets } from '../../../database/schema/basket';
import { deleteOldBaskets } from './delete-old-baskets';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const DAY_MS = 86_400_000;
const newBasket = async () =>
  (await service.call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk } })).data.basket
    .basketToken;
const isKept = async (token: string) => (await service.db.$count(baskets, eq(baskets.token, token))) === 1;
const moveDays = (days: number) => service.clock.set(new Date(service.clock.now().getTime() + days * DAY_MS));
const clean = () => deleteOldBaskets(service.db, service.clock.now());

test('a basket is deleted with its lines a month after its last use', async () => {
  const token = await newBasket();
  const [row] = await service.db.select().from(baskets).where(eq(baskets.token, token));
  moveDays(29);
  expect(await clean()).toBe(0);
  moveDays(3);
  expect(await clean()).toBe(1);
  expect(await isKept(token)).toBe(false);
  expect(await service.db.$count(basketLines, eq(basketLines.basketId, row?.id ?? 0))).toBe(0);
  const reply = await service.call('POST /basket/get-or-create', { basketToken: token, mustExist: true });
  expect(reply.problem.code).toBe('basket_not_found');
});

test('a look at the basket counts as use, and does not change its version', async () => {
  const token = await newBasket();
  const look = async () => (await service.call('POST /basket/get-or-create', { basketToken: token })).data.version;
  const version = await look();
  moveDays(20);
  expect(await look()).toBe(version);
  moveDays(20);
  await clean();
  expect(await isKept(token)).toBe(true);
});

test('an ordered basket and one with a held slot stay', async () => {
  const held = await newBasket();
  const ordered = await newBasket();
  await service.call('POST /slots/reserve', {
    storeId: ids.store,
    fulfilmentMethod: 'delivery',
    timeSlotDate: 'asap',
    basketToken: held,
  });
  await service.db.update(baskets).set({ state: 'ordered' }).where(eq(baskets.token, ordered));
  moveDays(31);
  await clean();
  expect([await isKept(held), await isKept(ordered)]).toEqual([true, true]);
});
