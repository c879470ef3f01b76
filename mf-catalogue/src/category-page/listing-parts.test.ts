import { listingParts } from './listing-parts';

const link = (slug: string) => `/${slug}`;
const tree = [
  { slug: 'kitchen', name: 'Kitchen', level: 1 },
  { slug: 'lighting', name: 'Lighting', level: 1 },
  { slug: 'lamps', name: 'Lamps', level: 2 },
  { slug: 'table-lamps', name: 'Table lamps', level: 3 },
  { slug: 'desk-lamps', name: 'Desk lamps', level: 3 },
  { slug: 'candles', name: 'Candles', level: 2 },
] as const;
const lighting = { slug: 'lighting', name: 'Lighting' };
const lamps = { slug: 'lamps', name: 'Lamps' };
const leaf = { slug: 'table-lamps', name: 'Table lamps', parents: [lighting, lamps], children: [], tree };

test('a category without sub-categories shows its siblings, itself current, where the layout asks for them', () => {
  expect(listingParts(leaf, link, true)).toEqual([
    { href: '/lamps', label: 'Lamps', up: true },
    { href: '/table-lamps', label: 'Table lamps', current: true },
    { href: '/desk-lamps', label: 'Desk lamps', current: false },
  ]);
});

test('elsewhere it shows only itself and the way up', () => {
  expect(listingParts(leaf, link, false).map(({ label }) => label)).toEqual(['Lamps', 'Table lamps']);
});

test('a category with sub-categories shows these in every layout', () => {
  const parent = { ...lighting, parents: [], children: [lamps], tree };
  for (const siblings of [true, false])
    expect(listingParts(parent, link, siblings).map(({ label }) => label)).toEqual(['Everything', 'Lamps']);
});
