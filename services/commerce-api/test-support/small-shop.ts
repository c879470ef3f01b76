import type { TestFiles } from './import-test-files';

export const quay = {
  code: 'quay',
  name: 'Quay',
  address_line_1: '3 Quay Street',
  town: 'London',
  postcode: 'SE1 9GF',
  fulfilment: 'delivery | collection',
  delivery_areas: 'SE1',
  monday: '08:00-20:00',
  tuesday: '08:00-20:00',
  wednesday: '08:00-20:00',
  thursday: '08:00-20:00',
  friday: '08:00-20:00',
};

export const cheddar = {
  code: 'C-1',
  name: 'Cheddar 200g',
  category: 'cheese',
  price: '3.20',
  was_price: '4.00',
  option_groups: '',
  allergens: 'Milk',
  unit_amount: '0.2',
  unit_of: 'kg',
};

export const platter = {
  code: 'C-2',
  name: 'Party platter',
  category: 'deli',
  price: '18',
  was_price: '',
  option_groups: 'size',
  allergens: 'milk|nuts',
  unit_amount: '',
  unit_of: '',
};

export const size = { code: 'size', name: 'Size', minimum: '1', maximum: '1', one_choice_only: 'yes' };
export const small = { group: 'size', code: 'small', name: 'Small', extra_cost: '', default: 'yes' };
export const large = { group: 'size', code: 'large', name: 'Large', extra_cost: '2.50', default: '' };

export const evening = {
  code: 'evening',
  stores: 'quay',
  method: 'delivery',
  days: 'mon-fri',
  starts: '18:00',
  ends: '19:00',
  capacity: '4',
  fee: '2.50',
};

/** Import files of a small shop with every kind of row, all of them valid. */
export const smallShop = {
  stores: [quay],
  categories: [
    { code: 'deli', name: 'Deli counter', parent: '' },
    { code: 'cheese', name: 'Cheese', parent: 'deli' },
  ],
  'option-groups': [size],
  'option-choices': [small, large],
  items: [cheddar, platter],
  prices: [{ item: 'C-1', store: 'quay', price: '3.10', in_stock: 'no' }],
  deals: [{ code: 'D-1', name: 'Two cheeses', text: '2 for £6', kind: 'multi_buy', quantity: '2', price: '6' }],
  'deal-sections': [{ deal: 'D-1', code: 'all', name: 'Cheeses', items: 'C-1 | C-2' }],
  slots: [evening],
} satisfies TestFiles;
