/** @jest-environment node */
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { contentPaths, servicePaths } from '@storefront/routes/reserved-paths';
import { assertAddressesApart } from './addresses';

const version = (name: string, paths: readonly string[], more: object = {}): ReleaseManifest =>
  ({ name, version: '1', routes: paths.map((path) => ({ name: path, path })), ...more }) as unknown as ReleaseManifest;

const shell = version('shell', ['/', '/cookies', '/:slug'], { reservedPaths: [...servicePaths, ...contentPaths] });
const catalogue = version('mf-catalogue', ['/stores/:storeSlug', '/stores/:storeSlug/offers'], {
  links: [{ path: '/stores/:storeSlug/search', action: 'search' }],
});
const basket = version('mf-basket', ['/basket']);
const member = version('mf-member', ['/member', '/member/orders']);
const shown = [basket, catalogue, member, shell];

const promoting = (remote: ReleaseManifest) => () => assertAddressesApart(shown, [remote, ...shown]);

test.each([
  ['/stores/borough/offers', '/stores/:storeSlug/offers', 'mf-catalogue'],
  ['/stores/:x/offers', '/stores/:storeSlug/offers', 'mf-catalogue'],
  ['/stores/borough/search', '/stores/:storeSlug/search', 'mf-catalogue'],
  ['/basket/', '/basket', 'mf-basket'],
  ['/Basket', '/basket', 'mf-basket'],
  ['/member/:tab', '/member/orders', 'mf-member'],
  ['/cookies', '/cookies', 'shell'],
  ['/delivery', '/delivery', 'shell'],
  ['/terms/', '/terms', 'shell'],
  ['/healthz', '/healthz', 'shell'],
  ['/__releases', '/__releases/*', 'shell'],
  ['/en-gb/lists', '/en-gb/*', 'shell'],
  ['/assets/:name/:file', '/assets/*', 'shell'],
  ['/:page', '/basket', 'mf-basket'],
])('%s is refused beside %s of %s', (path, otherPath, owner) => {
  const sentence = `${path} of mf-lists and ${otherPath} of ${owner} match the same addresses: give one of them another path.`;
  expect(promoting(version('mf-lists', [path]))).toThrow(new Error(sentence));
  expect(promoting(version('mf-lists', [], { links: [{ path, action: 'a' }] }))).toThrow(new Error(sentence));
});

test.each(['/lists', '/lists/:id', '/stores/:storeSlug/lists', '/delivery/lists'])('%s is free', (path) => {
  expect(promoting(version('mf-lists', [path]))).not.toThrow();
});

test('paths of one package may match the same addresses, and so may versions that are shown together already', () => {
  expect(promoting(version('mf-lists', ['/lists/:id', '/lists/new']))).not.toThrow();
  const lists = version('mf-lists', ['/delivery']);
  expect(() => assertAddressesApart([lists, ...shown], [lists, ...shown.slice(1)])).not.toThrow();
  const newShell = { ...shell, version: '2' };
  expect(() => assertAddressesApart([lists, ...shown], [newShell, lists])).toThrow(
    '/delivery of shell and /delivery of mf-lists match',
  );
});

test('the shell’s page for any other path has one owner', () => {
  expect(() => assertAddressesApart([], [shell, version('mf-lists', ['/:page'])])).toThrow(
    'and /:page of mf-lists match',
  );
});
