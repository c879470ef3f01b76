import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import type { SuiteMetadata } from '@storefront/testing/playwright-config';

/** A picture of the storefront's own stands in for every tile. */
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
  ],
};

/** Gives Pipwell two hosts with settings of their own, as its operator would; told twice, nothing changes. */
export async function openSpecialHosts({ project, config }: TestInfo): Promise<void> {
  const port = Number(new URL(project.use.baseURL ?? '').port);
  const { dataDir } = config.metadata as SuiteMetadata;
  const key = readFileSync(join(dataDir, 'keys/admin.key'), 'utf8').trim();
  const reply = await fetch(`http://127.0.0.1:${port + 10}/en-gb/api/admin/business-save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-admin-key': key },
    body: JSON.stringify({ business: pipwell }),
  });
  if (!reply.ok) throw new Error(`The hosts were not opened: ${reply.status} ${await reply.text()}`);
}
