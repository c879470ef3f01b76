import { type FileRow, importTestFiles } from '../../../test-support/import-test-files';
import { ids } from '../../../test-support/shop-data';
import { large, size, small, smallShop } from '../../../test-support/small-shop';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
beforeEach(async () => {
  await importTestFiles(service, smallShop);
});
afterAll(() => service.close());

const toppings = {
  code: 'toppings',
  name: 'On top',
  minimum: '0',
  maximum: '2',
  free_choices: '1',
  depends_on: 'size/large',
};
const olives = {
  group: 'toppings',
  code: 'olives',
  name: 'Olives',
  extra_cost: '0.50',
  extra_cost_by_choice: 'size/large=0.80',
};
const figs = { group: 'toppings', code: 'figs', name: 'Figs', extra_cost: '1.00', extra_cost_by_choice: '' };
const groups = {
  'option-groups': [size, toppings] as FileRow[],
  'option-choices': [small, large, olives, figs] as FileRow[],
};

const optionsOf = async (itemSlug = 'party-platter') =>
  (await service.call('POST /catalogue/item-details', { storeId: ids.store, itemSlug })).data.item.options;
const sides = (option_groups: string) => ({ ...groups, items: [{ code: 'C-2', option_groups }] });

test('a group that depends on a choice, free values and costs by size are imported into the item', async () => {
  const { messages } = await importTestFiles(service, sides('size | toppings'));
  expect(messages).toEqual([]);
  const [first, second] = await optionsOf();
  const sizeId = first?.values[1]?.id;
  expect(second).toMatchObject({
    name: 'On top',
    dependentOn: sizeId,
    maximumSelected: 2,
    extraCostInstancesThreshold: 1,
  });
  expect(second?.values[0]).toMatchObject({
    name: 'Olives',
    extraCost: 50,
    sizeExtraCost: [{ sizeId, extraCost: 80 }],
  });
});

test('chosen values stay chosen when the option is imported again with other texts and costs', async () => {
  const [before] = await optionsOf();
  const choice = { optionId: before?.id ?? 0, valueId: before?.values[1]?.id ?? 0 };
  const item = (await service.call('POST /catalogue/item-details', { storeId: ids.store, itemSlug: 'party-platter' }))
    .data.item;
  const added = await service.call('POST /basket/add-item', {
    storeId: ids.store,
    menuItem: { id: item.id, options: [choice] },
  });
  const { basketToken } = added.data.basket;
  const dearer = { ...large, name: 'Huge', extra_cost: '5.00' };
  const { changes } = await importTestFiles(service, {
    'option-groups': [size],
    'option-choices': [small, dearer],
  });
  expect(changes).toEqual(['options +0 ~1 -0']);
  const { data } = await service.call('POST /basket/get-or-create', { basketToken });
  expect(data.lines[0]).toMatchObject({ available: true, unitTotal: 2300 });
});

test('an item has only the groups that its row names; a blank cell means none', async () => {
  await importTestFiles(service, sides('size | toppings'));
  await importTestFiles(service, sides('size'));
  expect((await optionsOf()).map(({ name }) => name)).toEqual(['Size']);
  await importTestFiles(service, sides(''));
  expect(await optionsOf()).toEqual([]);
});

test('a card asks for a choice where a group that needs one no longer begins with one', async () => {
  const card = async () => {
    const { data } = await service.call('POST /catalogue/category-details', {
      storeId: ids.store,
      categorySlug: 'deli-counter',
    });
    return data.items.find(({ slug }) => slug === 'party-platter')?.addToBasketType;
  };
  expect(await card()).toBe('direct');
  await importTestFiles(service, { 'option-groups': [size], 'option-choices': [{ ...small, default: '' }, large] });
  expect(await card()).toBe('options');
  await importTestFiles(service, { items: [{ code: 'C-2', option_groups: '' }] });
  expect(await card()).toBe('direct');
});

test('a group must come after the one that it depends on, and accompany the one that sets its costs', async () => {
  const turned = await importTestFiles(service, sides('toppings | size'));
  expect(turned.messages).toEqual([
    'items 1 option_groups: toppings depends on a choice of size, so size must come before it',
  ]);
  const alone = await importTestFiles(service, sides('toppings'));
  expect(alone.messages).toEqual([
    'items 1 option_groups: toppings depends on a choice of size, so size must come before it',
    'items 1 option_groups: toppings costs by the choice of size, so size must be listed too',
  ]);
});

test('an item’s groups need not be imported again to change its name', async () => {
  const { changes } = await importTestFiles(service, { items: [{ code: 'C-2', name: 'Grand platter' }] });
  expect(changes).toEqual(['items +0 ~1 -0']);
  expect(await optionsOf()).toHaveLength(1);
});
