/** @jest-environment node */
import { iconDrawing } from './icon-drawing';
import { manifestRoute } from './manifest-route';

test('a named route has its path, and is private unless it says otherwise', () => {
  expect(manifestRoute({ name: 'basket', expose: './BasketPage', guards: ['visitor'] })).toEqual({
    name: 'basket',
    path: '/basket',
    kind: 'private',
    expose: './BasketPage',
    guards: ['visitor'],
    privateParams: [],
  });
  expect(manifestRoute({ name: 'faq', kind: 'public', expose: './FaqsPage' })).toMatchObject({
    kind: 'public',
    guards: [],
  });
});

test('a new page declares its path; it is private unless it says otherwise', () => {
  const route = { name: 'gifts', path: '/gifts', expose: './GiftsPage' };
  expect(manifestRoute(route)).toMatchObject({ path: '/gifts', kind: 'private' });
  expect(manifestRoute({ ...route, kind: 'public' })).toMatchObject({ kind: 'public' });
});

test('a declared path takes precedence over the one of its name', () => {
  const route = { name: 'basket', path: '/bag', kind: 'public', expose: './BasketPage' } as const;
  expect(manifestRoute(route)).toMatchObject({ path: '/bag', kind: 'public' });
});

test('a new page without a path fails the build with its name', () => {
  expect(() => manifestRoute({ name: 'gifts', expose: './GiftsPage' })).toThrow(
    "Route 'gifts' is not in the table and declares no path.",
  );
});

test('a private parameter must be in the path', () => {
  const route = { name: 'gifts', path: '/gifts/:code', expose: './GiftsPage' };
  expect(manifestRoute({ ...route, privateParams: ['code'] })).toMatchObject({ privateParams: ['code'] });
  expect(() => manifestRoute({ ...route, privateParams: ['recipient'] })).toThrow(
    "Route 'gifts' has no parameter 'recipient'.",
  );
});

test('links carry the drawing of their icon, and the path of the page that they lead to without a store', () => {
  const link = { label: 'Basket', icon: 'basket', order: 1 };
  const withoutStore = { route: 'stores-near-by', label: 'Find a store' } as const;
  const route = manifestRoute({
    name: 'basket',
    expose: './BasketPage',
    header: link,
    bottomBar: [link, { ...link, withoutStore }],
  });
  const icon = iconDrawing('basket');
  expect(route.header).toEqual({ ...link, icon });
  expect(route.bottomBar).toEqual([
    { ...link, icon },
    { ...link, icon, withoutStore: { path: '/stores-near-by', label: 'Find a store' } },
  ]);
});
