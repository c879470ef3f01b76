import { bringFiles } from '../../../test-support/bring-files';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});
afterEach(() => service.close());

const store = {
  code: 'quay',
  name: 'Quay',
  address_line_1: '3 Quay Street',
  town: 'London',
  postcode: 'SE1 9GF',
  fulfilment: 'delivery | collection',
  delivery_areas: 'SE1',
  monday: '08:00-20:00',
  wednesday: '08:00-20:00',
};
const shop = {
  stores: [store],
  categories: [
    { code: 'deli', name: 'Deli counter', parent: '' },
    { code: 'cheese', name: 'Cheese', parent: 'deli' },
  ],
  'option-groups': [{ code: 'size', name: 'Size', minimum: '1', maximum: '1', one_choice_only: 'yes' }],
  'option-choices': [
    { group: 'size', code: 'small', name: 'Small', extra_cost: '', default: 'yes' },
    { group: 'size', code: 'large', name: 'Large', extra_cost: '2.50', default: '' },
  ],
  items: [
    {
      code: 'C-1',
      name: 'Cheddar 200g',
      category: 'cheese',
      price: '3.20',
      was_price: '4.00',
      option_groups: '',
      allergens: 'Milk',
      unit_amount: '0.2',
      unit_of: 'kg',
    },
    {
      code: 'C-2',
      name: 'Party platter',
      category: 'deli',
      price: '18',
      was_price: '',
      option_groups: 'size',
      allergens: 'milk|nuts',
      unit_amount: '',
      unit_of: '',
    },
  ],
  prices: [{ item: 'C-1', store: 'quay', price: '3.10', in_stock: 'no' }],
  deals: [{ code: 'D-1', name: 'Two cheeses', text: '2 for £6' }],
  'deal-sections': [{ deal: 'D-1', code: 'all', name: 'Cheeses', items: 'C-1 | C-2' }],
  slots: [
    {
      code: 'evening',
      stores: 'quay',
      method: 'delivery',
      days: 'mon-fri',
      starts: '18:00',
      ends: '19:00',
      capacity: '4',
      fee: '2.50',
    },
  ],
};

test('a whole shop is brought, and shoppers see it', async () => {
  const { status, said, applied, did } = await bringFiles(service, shop);
  expect([status, said, applied]).toEqual([200, [], true]);
  expect(did).toEqual([
    'stores +1 ~0 -0',
    'categories +2 ~0 -0',
    'items +2 ~0 -0',
    'options +1 ~0 -0',
    'prices +6 ~0 -0',
    'deals +1 ~0 -0',
    'slots +1 ~0 -0',
  ]);
  const found = await service.call('POST /stores/details', { seoUrl: 'quay' });
  const storeId = found.data.id;
  const item = await service.call('POST /catalogue/item-details', { storeId, itemSlug: 'cheddar-200g' });
  expect(item.data.item).toMatchObject({
    price: 310,
    wasPrice: 400,
    outOfStock: true,
    allergens: ['milk'],
    unitPrice: '£1.55/100g',
  });
  const platter = await service.call('POST /catalogue/item-details', { storeId, itemSlug: 'party-platter' });
  expect(platter.data.item.options[0]?.values.map(({ name, extraCost }) => [name, extraCost])).toEqual([
    ['Small', 0],
    ['Large', 250],
  ]);
  const slots = await service.call('POST /slots/list', {
    storeId,
    fulfilmentMethod: 'delivery',
    startDate: '2026-11-26',
    endDate: '2026-11-26',
  });
  expect(JSON.stringify(slots.data)).toContain('2026-11-26T18:00');
});

test('the same files again change nothing, not even a version', async () => {
  await bringFiles(service, shop);
  const before = await service.db.execute('select * from stores order by id');
  const again = await bringFiles(service, shop);
  expect([again.applied, again.did]).toEqual([true, []]);
  const after = await service.db.execute('select * from stores order by id');
  expect(after).toEqual(before);
});
