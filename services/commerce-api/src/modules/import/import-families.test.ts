import { importTestFiles } from '../../../test-support/import-test-files';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const lamp = (code: string, price: string, variant: string, more = {}) => ({
  code,
  name: `Dome lamp ${code}`,
  category: 'pizza',
  price,
  stores: 'borough',
  in_stock: 'yes',
  family: 'dome',
  variant,
  ...more,
});

const lamps = [
  lamp('ink-32', '38', 'Finish=Ink #23252f | Height=32 cm'),
  lamp('bone-32', '36', 'Finish=Bone #E9E5DC | Height=32 cm', { in_stock: 'no' }),
  lamp('ink-46', '54', 'Finish=Ink #23252f | Height=46 cm'),
];

const details = async (itemSlug: string) =>
  (await service.call('POST /catalogue/item-details', { storeId: ids.store, itemSlug })).data;

test('an item offers the finishes and sizes of its family, each with its page, price and stock', async () => {
  const { messages, applied } = await importTestFiles(service, { items: lamps });
  expect([messages, applied]).toEqual([[], true]);
  const { item, similar } = await details('dome-lamp-ink-32');
  expect(
    item.choices.map(({ name, values }) => [
      name,
      values.map(({ value, colour, slug, price, outOfStock, current }) => [
        value,
        colour,
        slug,
        price,
        outOfStock,
        current,
      ]),
    ]),
  ).toEqual([
    [
      'Finish',
      [
        ['Ink', '#23252f', 'dome-lamp-ink-32', 3800, false, true],
        ['Bone', '#e9e5dc', 'dome-lamp-bone-32', 3600, true, false],
      ],
    ],
    [
      'Height',
      [
        ['32 cm', null, 'dome-lamp-ink-32', 3800, false, true],
        ['46 cm', null, 'dome-lamp-ink-46', 5400, false, false],
      ],
    ],
  ]);
  // They are its choices, so they are not listed as similar items again.
  expect(similar.filter(({ slug }) => slug.startsWith('dome-lamp'))).toEqual([]);
});

test('a value without an item of the same size leads to the item that is most alike', async () => {
  await importTestFiles(service, { items: lamps });
  const { item } = await details('dome-lamp-ink-46');
  expect(item.choices[0]?.values.map(({ value, slug }) => [value, slug])).toEqual([
    ['Ink', 'dome-lamp-ink-46'],
    ['Bone', 'dome-lamp-bone-32'],
  ]);
});

test('each item of a family is listed and counted, with its swatches on its card', async () => {
  await importTestFiles(service, { items: lamps });
  const { data } = await service.call('POST /catalogue/category-details', {
    storeId: ids.store,
    categorySlug: 'pizza',
  });
  const own = data.items.filter(({ slug }) => slug.startsWith('dome-lamp'));
  expect([own.length, data.total]).toEqual([3, 4]);
  expect(own.find(({ slug }) => slug === 'dome-lamp-bone-32')?.family).toEqual({
    name: 'Finish',
    count: 2,
    swatches: [
      { value: 'Ink', colour: '#23252f', slug: 'dome-lamp-ink-32', categorySlug: 'pizza', current: false },
      { value: 'Bone', colour: '#e9e5dc', slug: 'dome-lamp-bone-32', categorySlug: 'pizza', current: true },
    ],
  });
  expect(data.items.find(({ slug }) => slug === 'pizza-of-your-own')?.family).toBeNull();
});

test('the swatches of a card leave out colours that it has in another size only', async () => {
  await importTestFiles(service, { items: lamps });
  const { data } = await service.call('POST /catalogue/category-details', {
    storeId: ids.store,
    categorySlug: 'pizza',
  });
  // The tall lamp is made in ink only, so its card lists two heights.
  expect(data.items.find(({ slug }) => slug === 'dome-lamp-ink-46')?.family).toEqual({
    name: 'Height',
    count: 2,
    swatches: [],
  });
});

test('a family whose other items the store does not list offers no choice', async () => {
  const [ink, bone] = lamps;
  await importTestFiles(service, {
    items: [
      { ...ink, code: 'only', family: 'solo' },
      { ...bone, code: 'far', family: 'solo', stores: 'leeds' },
    ],
  });
  const { item } = await details('dome-lamp-ink-32-only');
  expect(item.choices).toEqual([]);
});

test.each([
  [
    'a family without a variant',
    { variant: '' },
    'variant: must be given together with the other of family and variant',
  ],
  ['a variant without a family', { family: '' }, 'family: must be given together with the other of family and variant'],
  [
    'a pair without a value',
    { variant: 'Finish' },
    'variant: “Finish” is not a name and a value; write Colour=Ink or Colour=Ink #23252f',
  ],
  ['a colour that is none', { variant: 'Finish=Ink #ink' }, 'variant: “#ink” is not a colour; write it as #1f6f3a'],
  [
    'two values of one name',
    { variant: 'Size=S | Size=L' },
    'variant: “Size=S | Size=L” gives one name two values; an item has one value of each',
  ],
])('%s is refused', async (_, cells, message) => {
  const { messages, applied } = await importTestFiles(service, { items: [{ ...lamps[0], code: 'wrong', ...cells }] });
  expect([applied, messages]).toEqual([false, [`items 1 ${message}`]]);
});

test('two items of a family with the same values are refused', async () => {
  const { messages } = await importTestFiles(service, { items: [lamps[0] ?? {}, { ...lamps[0], code: 'twin' }] });
  expect(messages).toEqual(['items 2 variant: has the same values as ink-32 of the family dome']);
});
