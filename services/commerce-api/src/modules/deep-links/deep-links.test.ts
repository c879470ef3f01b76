import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const follow = (body: object) => service.call('POST /deep-links/action', body as never);

async function basketAt(storeId: number): Promise<string> {
  const { data } = await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk } });
  return data.basket.basketToken;
}

test('a link leads to a page by its route, once store, campaign and basket match [7.28]', async () => {
  const storeId = ids.store;
  const link = { platform: 'web', businessId: 1, storeId };
  expect((await follow({ ...link, actionType: 'open-store' })).data).toEqual({
    to: { route: 'stores-storeSlug', params: { storeSlug: 'borough' }, pageSlug: null },
    store: { id: storeId, slug: 'borough', name: 'Store borough' },
    campaign: null,
    basketCleared: false,
  });
  const bread = await follow({ ...link, actionType: 'open-category', categoryId: 13 });
  expect(bread.data.to).toMatchObject({
    route: 'stores-storeSlug-category-categorySlug',
    params: { storeSlug: 'borough', categorySlug: 'bread' },
  });
  const milk = await follow({ ...link, actionType: 'open-item', itemId: ids.milk });
  expect(milk.data.to.route).toBe('stores-storeSlug-category-categorySlug-menuItem-menuItemSlug');
  expect((await follow({ ...link, actionType: 'open-deal', dealId: 61 })).data.to.params).toEqual({
    storeSlug: 'borough',
    dealSlug: 'two-rolls',
  });
  expect((await follow({ actionType: 'find-store' })).data.to.route).toBe('stores-near-by');

  const week = await follow({ ...link, actionType: 'open-campaign', campaignId: 81 });
  expect(week.data).toMatchObject({
    to: { params: { categorySlug: 'bread' } },
    campaign: { campaignId: 81, title: 'Bread week' },
  });
  const onPhone = await follow({ actionType: 'open-campaign', campaignId: 85, platform: 'ios' });
  expect(onPhone.data.to).toEqual({ route: null, params: {}, pageSlug: 'privacy' });

  // The basket belongs to another store: the first call asks, the call with clearStore answers.
  const basketToken = await basketAt(ids.farStore);
  const reply = await follow({ ...link, actionType: 'open-store', basketToken });
  expect(reply.problem).toMatchObject({ status: 409, code: 'INCOMPATIBLE_STORE', expected: true });
  expect(reply.problem.detail).toContain('Store borough');
  const kept = await service.call('POST /basket/get-or-create', { basketToken });
  expect(kept.data).toMatchObject({ storeId: ids.farStore, lines: [{}] });
  const answered = await follow({ ...link, actionType: 'open-store', basketToken, clearStore: true });
  expect(answered.data.basketCleared).toBe(true);
  const emptied = await service.call('POST /basket/get-or-create', { basketToken });
  expect(emptied.data).toMatchObject({ storeId: ids.store, lines: [] });
});

test('a campaign of one store leads there whatever store is selected, and keeps the existing basket', async () => {
  const basketToken = await basketAt(ids.farStore);
  const { data } = await follow({ actionType: 'open-campaign', campaignId: 82, storeId: ids.store, basketToken });
  expect(data).toMatchObject({ store: { id: ids.farStore }, basketCleared: false });
  expect((await service.call('POST /basket/get-or-create', { basketToken })).data.lines).toHaveLength(1);
});

test('a link that needs a store waits for one, whether it came from a campaign or not', async () => {
  for (const body of [
    { actionType: 'open-category', categoryId: 13 },
    { actionType: 'open-campaign', campaignId: 81 },
  ])
    expect((await follow(body)).problem).toMatchObject({ status: 409, code: 'STORE_SEARCH_REQUIRED', expected: true });
});

test.each([
  ['an unknown action', { actionType: 'open-sesame', storeId: ids.store }],
  ['a campaign that has ended', { actionType: 'open-campaign', campaignId: 83, storeId: ids.store }],
  ['a campaign that has not begun', { actionType: 'open-campaign', campaignId: 84, storeId: ids.store }],
  ['a campaign for phones, on the web', { actionType: 'open-campaign', campaignId: 85 }],
  ['a campaign of another business', { actionType: 'open-campaign', campaignId: 86, storeId: ids.store }],
  ['an unknown campaign', { actionType: 'open-store', campaignId: 9_999, storeId: ids.store }],
  ['no campaign at all', { actionType: 'open-campaign', storeId: ids.store }],
  ['an unknown store', { actionType: 'open-store', storeId: 9_999 }],
  ['a store of another business', { actionType: 'open-store', storeId: ids.otherStore }],
  ['an unknown category', { actionType: 'open-category', storeId: ids.store, categoryId: 9_999 }],
  ['a category of another business', { actionType: 'open-category', storeId: ids.store, categoryId: 21 }],
  ['an item that the store does not list', { actionType: 'open-item', storeId: ids.farStore, itemId: 1100 }],
  ['an unknown deal', { actionType: 'open-deal', storeId: ids.store, dealId: 9_999 }],
  ['a page link without a campaign', { actionType: 'open-page' }],
])('%s cannot be fixed by a retry', async (_what, body) => {
  expect((await follow(body)).problem).toMatchObject({ status: 409, code: 'UNRECOVERABLE_ERROR', expected: true });
});

test('a link works although its basket is gone or unreadable, and an invalid link is rejected', async () => {
  const open = { actionType: 'open-store', storeId: ids.store };
  expect((await follow({ ...open, basketToken: 'x'.repeat(43) })).status).toBe(200);
  expect((await follow({ ...open, basketToken: 'x' })).problem.code).toBe('validation_failed');
  expect((await follow({ ...open, businessId: 2 })).problem.code).toBe('business_mismatch');
  expect((await follow({ ...open, url: 'https://evil.example' })).problem.code).toBe('validation_failed');
});

test('a campaign is returned while it is current, only for its own business and platform', async () => {
  const of = (campaignId: number, more: { platform?: 'web' | 'ios' } = {}) =>
    service.call('POST /campaigns/details', { campaignId, ...more });
  expect((await of(81)).data).toEqual({ campaignId: 81, title: 'Bread week', text: 'This week' });
  expect((await of(85, { platform: 'ios' })).status).toBe(200);
  for (const [id, why] of [
    [83, 'This offer has ended.'],
    [84, 'This offer has not begun yet.'],
    [85, 'We do not know this offer.'],
    [86, 'We do not know this offer.'],
    [999, 'We do not know this offer.'],
  ] as const)
    expect((await of(id)).problem).toMatchObject({ code: 'UNRECOVERABLE_ERROR', detail: why });
});

test('a link that asks first changes neither a held slot nor the fulfilment method without the shopper’s consent', async () => {
  const storeId = ids.store;
  const basketToken = await basketAt(storeId);
  const link = { actionType: 'open-store', storeId, basketToken };
  const method = async () => (await service.call('POST /basket/get-or-create', { basketToken })).data.fulfilmentMethod;
  expect((await follow({ ...link, asksFirst: true })).data.to.route).toBe('stores-storeSlug');
  const before = await method();
  const other = before === 'delivery' ? 'collection' : 'delivery';
  const reply = await follow({ ...link, fulfilmentMethod: other, asksFirst: true });
  expect(reply.problem).toMatchObject({ status: 409, code: 'BASKET_WOULD_CHANGE' });
  expect(reply.problem.errors).toEqual([expect.objectContaining({ code: 'method_changed', message: other })]);
  expect(await method()).toBe(before);
  expect((await follow({ ...link, fulfilmentMethod: other })).data.to.route).toBe('stores-storeSlug');
  expect(await method()).toBe(other);
});

test('mustExist creates no basket', async () => {
  const answer = await service.call('POST /basket/get-or-create', { basketToken: 'x'.repeat(43), mustExist: true });
  expect(answer.problem).toMatchObject({ status: 404, code: 'basket_not_found' });
});
