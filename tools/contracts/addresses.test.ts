/** @jest-environment node */
import { join } from 'node:path';
import { assertAddressesApart } from '@storefront/releases/contracts/addresses';
import { manifestRoute } from '@storefront/remote-kit/manifest/manifest-route';
import { contentPaths, servicePaths } from '@storefront/routes/reserved-paths';
import { readContracts } from './read-contracts';

test('no two packages of this repository have addresses in common', async () => {
  const contracts = await readContracts(join(import.meta.dirname, '../..'));
  const manifests = contracts.map(({ name, routes, links = [] }) => ({
    name,
    version: '1',
    links,
    routes: routes.map(manifestRoute),
    ...(name === 'shell' && { reservedPaths: [...servicePaths, ...contentPaths] }),
  }));
  expect(manifests.map(({ name }) => name)).toEqual(expect.arrayContaining(['shell', 'mf-basket', 'mf-catalogue']));
  expect(() => assertAddressesApart([], manifests as never)).not.toThrow();
});
