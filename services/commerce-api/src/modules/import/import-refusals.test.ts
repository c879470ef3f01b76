import { sql } from 'drizzle-orm';
import { type FileRow, importTestFiles, type TestFiles } from '../../../test-support/import-test-files';
import { cheddar, evening, large, platter, quay, size, small, smallShop } from '../../../test-support/small-shop';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const stores = (more: FileRow) => ({ stores: [{ ...quay, ...more }] });
const items = (more: FileRow) => ({ ...smallShop, items: [{ ...cheddar, ...more }, platter] });
const slots = (more: FileRow) => ({ stores: smallShop.stores, slots: [{ ...evening, ...more }] });

const wrong: [what: string, files: TestFiles, messages: string][] = [
  ['a price with a comma', items({ price: '3,20' }), 'items 1 price: “3,20” is not an amount in GBP; write it as 3.20'],
  [
    'a price with a pound sign',
    items({ price: '£3.20' }),
    'items 1 price: “£3.20” is not an amount in GBP; write it as 3.20',
  ],
  ['a fraction of a penny', items({ price: '3.205' }), 'items 1 price: “3.205” is not an amount'],
  ['a price of zero', items({ price: '0.00' }), 'items 1 price: “0.00” is too low'],
  ['a negative price', items({ price: '-1' }), 'items 1 price: “-1” is not an amount'],
  ['a reduced price above the old one', items({ was_price: '3.00' }), 'items 1 was_price: must be more than the price'],
  ['no name', items({ name: ' ' }), 'items 1 name: must not be blank'],
  ['a name of two lines', items({ name: 'a\nb' }), 'items 1 name: “a\nb” has a line break'],
  ['a name that is too long', items({ name: 'x'.repeat(121) }), 'items 1 name: has 121 characters; at most 120'],
  [
    'a character that cannot be printed',
    items({ name: 'a\u0007b' }),
    'items 1 name: “a\u0007b” contains a character that cannot be printed',
  ],
  ['a code with a space', items({ code: 'C 1' }), 'items 1 code: “C 1” is not a code'],
  ['an unknown category', items({ category: 'chese' }), 'items 1 category: there is no category chese'],
  ['an unknown store', items({ stores: 'key' }), 'items 1 stores: there is no store key'],
  [
    'stores without a price',
    items({ stores: 'quay', price: '', was_price: '' }),
    'items 1 stores: needs a price beside it',
  ],
  [
    'an unknown allergen',
    items({ allergens: 'milk | eggs' }),
    'items 1 allergens: “eggs” is not an allergen of the list; did you mean egg?',
  ],
  ['an unknown unit', items({ unit_of: 'oz' }), 'items 1 unit_of: “oz” is not known here; did you mean'],
  ['half a gram', items({ unit_amount: '0.5', unit_of: 'g' }), 'items 1 unit_amount: 0.5 g is not a whole number of g'],
  ['an amount without a unit', items({ unit_of: '' }), 'items 1 unit_of: must be given together'],
  [
    'an invalid colour',
    items({ badge_text: 'New', badge_colour: 'green' }),
    'items 1 badge_colour: “green” is not a colour',
  ],
  [
    'a badge that cannot be read',
    items({ badge_text: 'New', badge_colour: '#fff', badge_background: '#eee' }),
    'items 1 badge_colour: #ffffff on #eeeeee is hard to read',
  ],
  [
    'a picture that was not processed',
    items({ picture: '../secret.png' }),
    'items 1 picture: “../secret.png” was not made into a picture',
  ],
  ['neither yes nor no', items({ hfss: 'perhaps' }), 'items 1 hfss: “perhaps” is neither yes nor no'],
  [
    'an age limit out of range',
    items({ minimum_age: '99' }),
    'items 1 minimum_age: “99” is not a whole number from 1 to 25',
  ],
  [
    'a nutrition value without its name',
    items({ nutrition: 'Fat' }),
    'items 1 nutrition: “Fat” is not a name and a value',
  ],
  ['a slug with capitals', items({ slug: 'Cheddar' }), 'items 1 slug: “Cheddar” cannot be used in a URL'],
  [
    'a slug that another item has',
    items({ slug: 'whole-milk' }),
    'items 1 slug: whole-milk is the slug of whole-milk already',
  ],
  [
    'a code twice',
    { ...smallShop, items: [cheddar, platter, cheddar] },
    'items 3 code: C-1 is at 1 already; keep one of them',
  ],
  ['an unknown group', items({ option_groups: 'sizes' }), 'items 1 option_groups: there is no option group sizes'],
  [
    'a new item without a category',
    { items: [{ code: 'N-1', name: 'New' }] },
    'items 1 category: N-1 is new to the shop, so it needs a category',
  ],
  ['an unknown column', items({ colour: 'red' }), 'items 0 colour: is not a column of this file'],
  ['a file without codes', { items: [{ name: 'Cheddar' }] }, 'items 0 code: is missing'],
  [
    'an unknown item',
    { prices: [{ item: 'C-9', store: 'borough', price: '1' }] },
    'prices 1 item: there is no item C-9',
  ],
  [
    'a blank price of an item in stock',
    { prices: [{ item: 'whole-milk', store: 'borough', price: '', in_stock: 'yes' }] },
    'prices 1 price: is blank, which takes the item off sale, but the row says it is in stock',
  ],
  [
    'an unknown store of a price',
    { prices: [{ item: 'whole-milk', store: 'boro', price: '1' }] },
    'prices 1 store: there is no store boro',
  ],
  [
    'stock of an item that the store does not list',
    { prices: [{ item: 'red-wine', store: 'leeds', in_stock: 'yes' }] },
    'prices 1 price: red-wine is not listed at leeds yet, so it needs a price',
  ],
  [
    'an invalid postcode',
    stores({ postcode: 'SE1' }),
    'stores 1 postcode: “SE1” is not a postcode; write it as SE1 9GF',
  ],
  [
    'a postcode that the gazetteer does not know',
    stores({ postcode: 'ZE1 0AA' }),
    'stores 1 latitude: ZE1 0AA is not in the gazetteer, so give latitude and longitude',
  ],
  [
    'a latitude without a longitude',
    stores({ latitude: '51.5' }),
    'stores 1 longitude: must be given together with the other coordinate',
  ],
  [
    'coordinates out of range',
    stores({ latitude: '91', longitude: '0' }),
    'stores 1 latitude: “91” is not degrees from -90 to 90',
  ],
  ['an invalid phone number', stores({ phone: '12' }), 'stores 1 phone: “12” is not a phone number'],
  [
    'a delivery area that is not a postcode prefix',
    stores({ delivery_areas: 'London' }),
    'stores 1 delivery_areas: “LONDON” does not begin a postcode',
  ],
  ['delivery without an area', stores({ delivery_areas: '' }), 'stores 1 delivery_areas: delivers nowhere'],
  [
    'an unknown fulfilment method',
    stores({ fulfilment: 'drone' }),
    'stores 1 fulfilment: “drone” is not known here; did you mean',
  ],
  [
    'hours that end before they begin',
    stores({ monday: '20:00-08:00' }),
    'stores 1 monday: “20:00-08:00”: it must close later than it opens',
  ],
  [
    'invalid opening hours',
    stores({ monday: 'all day' }),
    'stores 1 monday: “all day” are not opening hours; write 08:00-21:00',
  ],
  [
    'a store that never opens',
    stores({ monday: '', tuesday: '', wednesday: 'closed', thursday: '', friday: '' }),
    'stores 1 monday: is never open',
  ],
  [
    'too many days ahead',
    stores({ order_days_in_advance: '30' }),
    'stores 1 order_days_in_advance: “30” is not a whole number from 0 to 14',
  ],
  [
    'an unknown parent',
    { categories: [{ code: 'a', name: 'A', parent: 'b' }] },
    'categories 1 parent: there is no category b',
  ],
  [
    'a category that is its own parent',
    { categories: [{ code: 'a', name: 'A', parent: 'a' }] },
    'categories 1 parent: a cannot be its own parent',
  ],
  [
    'a cycle of categories',
    {
      categories: [
        { code: 'a', name: 'A', parent: 'b' },
        { code: 'b', name: 'B', parent: 'a' },
      ],
    },
    'categories 1 parent: a is its own ancestor',
  ],
  [
    'a fourth level',
    { categories: [{ code: 'a', name: 'A', parent: 'milk-and-cream' }] },
    'categories 1 parent: a would be 4 levels deep; the maximum is 3',
  ],
  [
    'a level that pushes others too deep',
    {
      categories: [
        { code: 'top', name: 'Top', parent: '' },
        { code: 'fridge', name: 'Fridge', parent: 'top' },
      ],
    },
    'categories 2 parent: milk-and-cream would be 4 levels deep; the maximum is 3',
  ],
  [
    'a group without a name',
    { 'option-groups': [{ code: 'size' }], 'option-choices': [small] },
    'option-groups 0 name: is missing: every row needs it',
  ],
  ['groups without choices', { 'option-groups': [size] }, 'option-groups 0 -: option-choices must be imported too'],
  [
    'a minimum above the maximum',
    { 'option-groups': [{ ...size, minimum: '2' }], 'option-choices': [small, large] },
    'option-groups 1 minimum: 2 must be chosen but 1 may be',
  ],
  [
    'two default choices where one is allowed',
    { 'option-groups': [size], 'option-choices': [small, { ...large, default: 'yes' }] },
    'option-choices 2 default: size would begin with 2 choices, and 1 may be taken',
  ],
  [
    'a choice of an unknown group',
    { 'option-groups': [size], 'option-choices': [small, { ...large, group: 'sizes' }] },
    'option-choices 2 group: there is no group sizes in option-groups',
  ],
  [
    'a group that depends on an unknown choice',
    { 'option-groups': [{ ...size, depends_on: 'size/huge' }], 'option-choices': [small] },
    'option-groups 1 depends_on: there is no choice size/huge',
  ],
  [
    'a multi-buy without a quantity',
    { deals: [{ ...smallShop.deals[0], quantity: '' }], 'deal-sections': smallShop['deal-sections'] },
    'deals 1 quantity: a multi_buy needs a quantity',
  ],
  [
    'a deal that ends before it begins',
    {
      deals: [{ ...smallShop.deals[0], starts_on: '2026-12-02', ends_on: '2026-12-01' }],
      'deal-sections': smallShop['deal-sections'],
    },
    'deals 1 ends_on: is before starts_on',
  ],
  [
    'a deal on a day that does not exist',
    {
      deals: [{ ...smallShop.deals[0], starts_on: '2026-02-30' }],
      'deal-sections': smallShop['deal-sections'],
    },
    'deals 1 starts_on: “2026-02-30” is not a day',
  ],
  ['a deal without items', { deals: smallShop.deals }, 'deals 1 code: D-1 has no items; import deal-sections'],
  [
    'a deal with an unknown item',
    { deals: smallShop.deals, 'deal-sections': [{ deal: 'D-1', code: 'all', name: 'All', items: 'C-9' }] },
    'deal-sections 1 items: there is no item C-9',
  ],
  [
    'a section of an unknown deal',
    { 'deal-sections': [{ deal: 'D-9', code: 'all', name: 'All', items: 'whole-milk' }] },
    'deal-sections 1 deal: there is no deal D-9',
  ],
  ['a slot that ends before it begins', slots({ ends: '17:00' }), 'slots 1 ends: 17:00 is not after 18:00'],
  ['an invalid time', slots({ starts: '25:00' }), 'slots 1 starts: “25:00” is not a time of day'],
  ['an invalid day', slots({ days: 'mon | fry' }), 'slots 1 days: “fry” is not a day of the week; did you mean fri?'],
  ['a slot of an unknown store', slots({ stores: 'key' }), 'slots 1 stores: there is no store key'],
  [
    'a method that the store does not offer',
    { stores: [{ ...quay, fulfilment: 'collection' }], slots: [evening] },
    'slots 1 stores: quay does not offer delivery',
  ],
  ['a capacity that is not a number', slots({ capacity: 'many' }), 'slots 1 capacity: “many” is not a whole number'],
  [
    'two slots that begin at the same time',
    { slots: [{ ...evening, stores: 'borough', days: 'tue' }] },
    'slots 1 starts: begins on tuesday when 3 does, at the same store',
  ],
];

/** Changes with every import that is applied. */
const catalogues = () => rowsOf(service.db, sql`select sum(catalogue_version)::int, count(*)::int from stores`);

test.each(wrong)('%s is rejected with its location and a correct example', async (_, files, expected) => {
  const before = await catalogues();
  const { status, applied, messages } = await importTestFiles(service, files);
  expect([status, applied]).toEqual([200, false]);
  expect(messages.filter((line) => line.startsWith(expected))).toHaveLength(1);
  expect(await catalogues()).toEqual(before);
});

test('all problems of all files are reported at once, in the order of the files', async () => {
  const { messages } = await importTestFiles(service, {
    ...smallShop,
    prices: [{ item: 'C-9', store: 'quay', price: 'x' }],
    stores: [{ ...quay, postcode: '?', phone: '12' }],
    items: [
      { ...cheddar, price: 'x' },
      { ...platter, category: 'none' },
    ],
  });
  expect(messages.map((line) => line.split(':')[0])).toEqual([
    'stores 1 postcode',
    'stores 1 phone',
    'items 1 price',
    'items 2 category',
    'prices 1 price',
    'prices 1 item',
  ]);
});

test('the first two hundred problems are reported, with their total', async () => {
  const many = Array.from({ length: 300 }, (_, place) => ({ item: `X-${place}`, store: 'borough', price: '1' }));
  const { report } = await importTestFiles(service, { prices: many });
  expect([report.problems.length, report.problemCount]).toEqual([200, 300]);
});

test('one invalid row among valid ones means that nothing is applied', async () => {
  await importTestFiles(service, { ...smallShop, prices: [{ item: 'C-1', store: 'quay', price: 'dear' }] });
  expect((await service.call('POST /stores/details', { seoUrl: 'quay' })).problem.code).toBe('store_not_found');
});
