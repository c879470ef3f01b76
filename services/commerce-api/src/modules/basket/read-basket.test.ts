import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const read = (basketToken: string) => service.call('POST /basket/read', { basketToken });

test('a basket is read with its prices and without personal details, and nothing changes', async () => {
  const { basket } = (await service.call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk } }))
    .data;
  const first = await read(basket.basketToken);
  expect(first.data).toMatchObject({ totals: basket.totals, version: basket.version, itemCount: 1 });
  const nothing = { deliveryAddress: null, billingAddress: null, contact: null, session: null };
  expect(first.data.checkout).toEqual(nothing);
  expect((await read(basket.basketToken)).data).toEqual(first.data);
});

test('a token without a basket is refused, and no basket is made', async () => {
  expect((await read('a-token-that-was-never-given')).problem.code).toBe('basket_not_found');
});
