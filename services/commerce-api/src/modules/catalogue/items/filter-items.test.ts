import { filterItems, inOrder } from './filter-items';
import type { ItemFacts, Listing, ShelfItem } from './items.repository';

const item = (
  id: number,
  { price = 100 * id, wasPrice = null, inStock = true, stock = null, ...facts }: Partial<ItemFacts & Listing> = {},
): ShelfItem => ({ id, price, wasPrice, inStock, stock, sold: 0, facts: { ...PLAIN, id, position: id, ...facts } });

const PLAIN: ItemFacts = {
  id: 0,
  businessId: 1,
  code: null,
  gtin: null,
  categoryId: 1,
  slug: 'item',
  name: 'Item',
  brand: null,
  description: '',
  badge: null,
  tags: [],
  images: { originals: '', mdpi_1x: '', xhdpi_2x: '', xxhdpi_3x: '' },
  categoryImage: null,
  ingredients: null,
  allergens: [],
  unitAmount: null,
  unitOf: null,
  hfss: false,
  vatClass: 'zero',
  minimumAge: null,
  abv: null,
  typicalGrams: null,
  availableDays: null,
  availableFrom: null,
  family: null,
  variant: [],
  hasOptions: false,
  needsChoice: false,
  position: 0,
};

const shelf = [
  item(1, { tags: ['vegan', 'organic'], brand: 'Fern' }),
  item(2, { tags: ['vegan'], allergens: ['wheat'], brand: 'Fern', wasPrice: 250 }),
  item(3, { allergens: ['milk'], brand: 'Moss' }),
  item(4, { tags: ['organic'], allergens: ['milk', 'wheat'], inStock: false }),
];
const inDeal = (id: number) => id === 3;
const of = (choice: Parameters<typeof filterItems>[1]) => filterItems(shelf, choice, inDeal);
const ids = (choice: Parameters<typeof filterItems>[1]) => of(choice).items.map(({ id }) => id);
const counts = (values: readonly { value: string; count: number }[]) =>
  values.map(({ value, count }) => [value, count]);

test('filters combine: all of the tags, none of the allergens, any of the brands', () => {
  expect(ids({ tags: ['vegan', 'organic'] })).toEqual([1]);
  expect(ids({ freeFrom: ['milk'] })).toEqual([1, 2]);
  expect(ids({ freeFrom: ['milk', 'wheat'] })).toEqual([1]);
  expect(ids({ brands: ['Fern', 'Moss'] })).toEqual([1, 2, 3]);
  expect(ids({ priceFrom: 200, priceTo: 300 })).toEqual([2, 3]);
  expect(ids({ onOffer: true })).toEqual([2, 3]);
  expect(ids({ inStock: true })).toEqual([1, 2, 3]);
});

test('a facet counts the results that choosing its value leads to', () => {
  const { facets } = of({ tags: ['vegan'], freeFrom: ['wheat'] });
  // Only 1 is vegan and free from wheat; it is organic.
  expect(counts(facets.tags)).toEqual([
    ['organic', 1],
    ['vegan', 1],
  ]);
  expect(counts(facets.freeFrom)).toEqual([
    ['wheat', 1],
    ['milk', 1],
  ]);
  expect([counts(facets.brands), facets.price, facets.onOffer, facets.inStock]).toEqual([
    [['Fern', 1]],
    { from: 100, to: 100 },
    0,
    1,
  ]);
  expect(of({ priceFrom: 300 }).facets.price).toEqual({ from: 100, to: 400 });
  expect(of({ onOffer: true }).facets.onOffer).toBe(2);
});

test('no count leads to nothing: each is the number of items after its value is chosen as well', () => {
  const nutty = [...shelf, item(5, { allergens: ['nuts'] }), item(6, { allergens: ['almonds'], tags: ['vegan'] })];
  for (const choice of [{}, { tags: ['vegan'] }, { freeFrom: ['milk'] }, { tags: ['organic'], freeFrom: ['milk'] }]) {
    const { facets } = filterItems(nutty, choice, inDeal);
    for (const facet of ['tags', 'freeFrom'] as const)
      for (const { value, count } of facets[facet]) {
        const chosen = { ...choice, [facet]: [...((choice as Record<string, string[]>)[facet] ?? []), value] };
        expect([facet, value, filterItems(nutty, chosen, inDeal).items.length]).toEqual([facet, value, count]);
      }
  }
});

test('a chosen value stays in its facet with no results left, and an empty listing has no prices', () => {
  expect(counts(of({ tags: ['organic'], priceTo: 50 }).facets.tags)).toEqual([['organic', 0]]);
  expect(of({ brands: ['Moss'], tags: ['vegan'] }).items).toEqual([]);
  expect(filterItems([], {}, inDeal).facets.price).toBeNull();
});

test('items free from nuts are free from each kind, and from those that a label does not name', () => {
  const nutty = [
    item(1, { allergens: ['almonds'] }),
    item(2, { allergens: ['nuts'] }),
    item(3, { allergens: ['milk'] }),
  ];
  const left = (freeFrom: string[]) => filterItems(nutty, { freeFrom }, inDeal).items.map(({ id }) => id);
  expect([left(['nuts']), left(['almonds']), left(['walnuts']), left(['peanuts'])]).toEqual([
    [3],
    [3],
    [1, 3],
    [1, 2, 3],
  ]);
  expect(counts(filterItems(nutty, {}, inDeal).facets.freeFrom)).toContainEqual(['nuts', 1]);
});

test('every allergen that an item contains can be filtered by', () => {
  const held = Array.from({ length: 26 }, (_, at) => `allergen ${at}`);
  const all = [item(1, { allergens: held }), item(2)];
  expect(filterItems(all, {}, inDeal).facets.freeFrom).toHaveLength(26);
});

test('every sort order puts sold-out items last', () => {
  const order = (sort: Parameters<typeof inOrder>[1]) => inOrder(shelf, sort).map(({ id }) => id);
  expect(order('featured')).toEqual([1, 2, 3, 4]);
  expect(order('price_down')).toEqual([3, 2, 1, 4]);
  expect(order('saving')).toEqual([2, 1, 3, 4]);
  expect(order('name')).toEqual([1, 2, 3, 4]);
});

test('a tag that is a colour of the items has its swatch', () => {
  const finish = (value: string, colour: string | null) => [{ name: 'Finish', value, colour }];
  const lamps = [
    item(1, { tags: ['ink', 'made in UK'], variant: finish('Ink', '#23252f') }),
    item(2, { tags: ['brass'], variant: finish('Brass', null) }),
  ];
  const { tags } = filterItems(lamps, {}, inDeal).facets;
  expect(tags.map(({ value, colour }) => [value, colour])).toEqual([
    ['brass', undefined],
    ['ink', '#23252f'],
    ['made in UK', undefined],
  ]);
});
