import type { TestInfo } from '@playwright/test';
import { callAsOperator } from './call-as-operator';
import { sandboxOrigin } from './sandbox-origin';

/** A picture of the storefront in place of every map tile. */
export const TILE = '/pictures/carrots/mdpi_1x.webp';

/** Of the streets that the sandbox draws. */
export const STREETS_ATTRIBUTION = '© The sandbox, which made these streets up';

/** @param sandbox its origin */
const pipwell = (sandbox: string) => ({
  name: 'Pipwell',
  hosts: ['fresh.localhost', 'localhost', '127.0.0.1'],
  look: 'grocery',
  subBusinesses: [
    { subBusinessId: 91, name: 'Pipwell Quick', hosts: ['quick.localhost'], features: { automaticNearestStore: true } },
    {
      subBusinessId: 92,
      name: 'Pipwell Mapped',
      hosts: ['mapped.localhost'],
      mapTiles: { url: `${TILE}?tile={z}/{x}/{y}`, attribution: '© Carrots & friends' },
    },
    {
      subBusinessId: 93,
      name: 'Pipwell Plain',
      hosts: ['plain.localhost'],
      features: { useMyLocation: false, restoreLastStore: false },
    },
    {
      subBusinessId: 94,
      name: 'Pipwell Address',
      hosts: ['address.localhost'],
      features: { addressSearch: true, useMyLocation: false },
    },
    { subBusinessId: 95, name: 'Pipwell Direct', hosts: ['direct.localhost'], features: { openOnlyStore: true } },
    {
      subBusinessId: 96,
      name: 'Pipwell Streets',
      hosts: ['streets.localhost'],
      mapStyle: { url: `${sandbox}/streets/style.json`, attribution: STREETS_ATTRIBUTION },
    },
  ],
});

/** A business without stores that knows only the postcodes of Bath. */
const bathside = {
  name: 'Bathside',
  hosts: ['bathside.localhost'],
  look: 'grocery',
  postcodeRules: [{ country: 'GB', pattern: '^(BA\\d{1,2}) ?(\\d[A-Z]{2})$', maxLength: 8, example: 'BA1 5BG' }],
};

/** Creates hosts with their own settings like an operator would. Several specs may do so at once. */
export async function createSpecialHosts(info: TestInfo): Promise<void> {
  const sandbox = sandboxOrigin(info.project.use.baseURL);
  for (const business of [pipwell(sandbox), bathside]) await callAsOperator(info, 'business-save', { business });
}
