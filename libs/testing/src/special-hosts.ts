import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { skipOnExternalStorefront } from './external-storefront';
import type { SuiteMetadata } from './playwright-config';

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
export async function createSpecialHosts({ project, config }: TestInfo): Promise<void> {
  skipOnExternalStorefront('Hosts with settings of their own are opened in the storefront that this run starts.');
  const port = Number(new URL(project.use.baseURL ?? '').port);
  const { dataDir } = config.metadata as SuiteMetadata;
  const key = readFileSync(join(dataDir, 'keys/admin.key'), 'utf8').trim();
  for (const business of [pipwell, bathside]) {
    const reply = await fetch(`http://127.0.0.1:${port + 10}/en-gb/api/admin/business-save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-admin-key': key },
      body: JSON.stringify({ business }),
    });
    if (!reply.ok) throw new Error(`The hosts were not opened: ${reply.status} ${await reply.text()}`);
  }
}
