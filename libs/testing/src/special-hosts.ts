import type { TestInfo } from '@playwright/test';
import { callAsOperator } from './call-as-operator';

/** A picture of the storefront in place of every map tile. */
export const TILE = '/pictures/carrots/mdpi_1x.webp';

const pipwell = {
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
  ],
};

/** A business without stores that knows only the postcodes of Bath. */
const bathside = {
  name: 'Bathside',
  hosts: ['bathside.localhost'],
  look: 'grocery',
  postcodeRules: [{ country: 'GB', pattern: '^(BA\\d{1,2}) ?(\\d[A-Z]{2})$', maxLength: 8, example: 'BA1 5BG' }],
};

/** Creates hosts with their own settings like an operator would. Several specs may do so at once. */
export async function createSpecialHosts(info: TestInfo): Promise<void> {
  for (const business of [pipwell, bathside]) await callAsOperator(info, 'business-save', { business });
}
