import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import type { StoreDetails } from '@storefront/api/entities/store';
import { itemSections } from './item-sections';

const item = {
  description: 'A red.',
  facts: [{ name: 'Origin', value: 'France' }],
  alcohol: { percent: 13.5, units: 10.1 },
  ingredients: 'Grapes, **sulphites**',
  allergens: ['sulphites'],
  nutrition: [{ name: 'Energy', per100: '82kcal', perPortion: '144kcal' }],
  nutritionPer: '100 ml',
  portion: 'Glass, 175ml',
  storage: null,
} as unknown as MenuItemDetails;

const store = {
  name: 'Borough',
  address: { postcode: 'SE1 1TL' },
  fulfilment: ['delivery', 'collection'],
  deliveryFee: 150,
  freeDeliveryFrom: 4000,
  minimumSpend: 0,
} as unknown as StoreDetails;

const business = { copy: { returns: 'Within 60 days.' } as Record<string, string>, currency: 'GBP' };

test('an item’s page has its facts, its strength, its portion, and how it is delivered and returned', () => {
  const sections = itemSections(item, store, business);
  expect(sections.map(({ title }) => title)).toEqual([
    'Description',
    'Details',
    'Ingredients',
    'Nutrition',
    'Delivery and returns',
  ]);
  const rowsOf = (title: string) => sections.find((section) => section.title === title)?.rows;
  expect(rowsOf('Details')).toEqual([
    ['Origin', 'France'],
    ['Alcohol', '13.5% ABV'],
    ['UK units', '10.1'],
  ]);
  expect(sections.find(({ title }) => title === 'Nutrition')).toMatchObject({
    head: ['Typical values', 'Per 100 ml', 'Glass, 175ml'],
    rows: [['Energy', '82kcal', '144kcal']],
  });
  expect(rowsOf('Delivery and returns')).toEqual([
    ['Delivery', 'Priced by the time, free when you spend £40.00'],
    ['Collection', 'From Borough, SE1 1TL'],
    ['Returns', 'Within 60 days.'],
  ]);
});

test('what is not known is not shown', () => {
  const plain = {
    ...item,
    facts: [],
    alcohol: null,
    ingredients: null,
    nutrition: [],
    storage: null,
  } as unknown as MenuItemDetails;
  const closed = { ...store, fulfilment: [] } as unknown as StoreDetails;
  expect(itemSections(plain, closed, { copy: {}, currency: 'GBP' }).map(({ title }) => title)).toEqual(['Description']);
});
