import { importTestFiles } from '../../../test-support/import-test-files';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const merlot = {
  code: 'merlot',
  name: 'Merlot',
  category: 'cellar',
  price: '9',
  stores: 'borough',
  unit_amount: '75',
  unit_of: 'cl',
  nutrition: 'Energy=343kJ / 82kcal | Salt=0g',
  portion: 'Glass, 175ml',
  nutrition_per_portion: 'Energy=600kJ / 144kcal',
  facts: 'Origin=France | Grape=Merlot, 100%',
  alcohol: '13.5',
  gtin: '036000291452',
};

test('an item’s page has its facts, its strength in UK units, and the nutrition of a portion', async () => {
  const { messages } = await importTestFiles(service, { items: [merlot] });
  expect(messages).toEqual([]);
  const { data } = await service.call('POST /catalogue/item-details', { storeId: ids.store, itemSlug: 'merlot' });
  expect(data.item).toMatchObject({
    facts: [
      { name: 'Origin', value: 'France' },
      { name: 'Grape', value: 'Merlot, 100%' },
    ],
    alcohol: { percent: 13.5, units: 10.1 },
    portion: 'Glass, 175ml',
    nutrition: [
      { name: 'Energy', per100: '343kJ / 82kcal', perPortion: '600kJ / 144kcal' },
      { name: 'Salt', per100: '0g' },
    ],
  });
  const again = await importTestFiles(service, { items: [merlot] });
  expect(again.changes).toEqual([]);
});

test('the number of an item’s barcode finds it, as a UPC and as an EAN', async () => {
  await importTestFiles(service, { items: [merlot] });
  for (const searchTerm of ['036000291452', '0036000291452', '0 036000 291452']) {
    const { data } = await service.call('POST /catalogue/global-search', { storeId: ids.store, searchTerm });
    expect([data.items.map(({ slug }) => slug), data.itemsFitting]).toEqual([['merlot'], 1]);
  }
  const other = { storeId: ids.store, searchTerm: '5012345678900' };
  const { data } = await service.call('POST /catalogue/global-search', other);
  expect([data.items, data.categories, data.correctedTerm]).toEqual([[], [], null]);
});

test('a label is in small letters, except for an abbreviation', async () => {
  const items = [{ ...merlot, tags: 'Vegan | ORGANIC | Made in UK | vegan' }];
  expect((await importTestFiles(service, { items })).messages).toEqual([]);
  const { data } = await service.call('POST /catalogue/item-details', { storeId: ids.store, itemSlug: 'merlot' });
  expect(data.item.tags).toEqual(['vegan', 'organic', 'made in UK']);
});

test('a picture may be one that the storefront has already', async () => {
  const items = [{ ...merlot, picture: '/pictures/red-wine' }];
  expect((await importTestFiles(service, { items })).messages).toEqual([]);
  const { data } = await service.call('POST /catalogue/item-details', { storeId: ids.store, itemSlug: 'merlot' });
  expect(data.item.images.mdpi_1x).toBe('/pictures/red-wine/mdpi_1x.webp');
});

test.each([
  ['a fact without a value', { facts: 'Origin' }, 'facts: “Origin” is not a name and a value; write Origin=Kent'],
  [
    'a strength with a sign',
    { alcohol: '13%' },
    'alcohol: “13%” is not a percentage; write it as 13.5, without a sign',
  ],
  [
    'a barcode with a wrong digit',
    { gtin: '036000291453' },
    'gtin: “036000291453” is not a barcode’s number: it has 8, 12, 13 or 14 digits, with leading zeros, and the last one checks the others',
  ],
  ['values for no portion', { portion: '' }, 'nutrition_per_portion: needs a portion'],
  [
    'a portion of an unknown value',
    { nutrition_per_portion: 'Fat=1g' },
    'nutrition_per_portion: names Fat, which nutrition does not',
  ],
])('%s is refused', async (_, cells, message) => {
  const { messages } = await importTestFiles(service, { items: [{ ...merlot, ...cells }] });
  expect(messages).toEqual([`items 1 ${message}`]);
});
