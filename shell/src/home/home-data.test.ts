import type { HomeContent } from '@storefront/api/entities/home-content';
import type { StoreSummary } from '@storefront/api/entities/store';
import { homeData } from './home-data';

const content = {
  hero: { title: 'Hello', text: 'World', image: null, note: null },
  steps: [],
  sections: [],
  aisles: [{ id: 1, slug: 'veg', name: 'Fruit & veg', image: null, itemCount: 12 }],
  banners: [{ title: 'not shown here' }],
  deals: [{ name: 'not shown here' }],
  popular: [{ name: 'not shown here' }],
} as unknown as HomeContent;
const now = new Date('2026-11-21T10:00:00Z');

test('the document contains only the data that the home page shows', () => {
  const data = homeData(content, [], now);
  expect(data.aisles).toEqual([{ slug: 'veg', name: 'Fruit & veg', image: null }]);
  expect(JSON.stringify(data)).not.toContain('not shown here');
});

test('a picture leads to its aisle, if the page has that', () => {
  const section = { title: 'Bread', text: '', image: null };
  const sections = [
    { ...section, aisle: 'veg' },
    { ...section, aisle: 'bakery' },
  ];
  const data = homeData({ ...content, hero: { ...content.hero, aisle: 'veg' }, sections }, [], now);
  expect([data.hero.aisle, ...data.sections.map(({ aisle }) => aisle)]).toEqual(['veg', 'veg', undefined]);
});

test('a store is shown with its hours and its next slot, if it has one', () => {
  const store = { slug: 'bath', name: 'Bath', openingHours: 'Open until 8pm', nextSlot: null } as StoreSummary;
  const nextSlot = { startsAt: '2026-11-21T14:00:00Z', endsAt: '2026-11-21T15:00:00Z' };
  expect(homeData(content, [{ ...store, nextSlot }, store], now).stores).toEqual([
    { slug: 'bath', name: 'Bath', note: 'Open until 8pm', next: 'Today, 2–3pm' },
    { slug: 'bath', name: 'Bath', note: 'Open until 8pm', next: undefined },
  ]);
});
