import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPglite } from '../../src/database/open-pglite';
import { seedShopData } from '../seed-shop-data';
import { shopData } from '../shop-data';

/** A Wednesday morning in winter, when London time equals UTC. */
export const TEST_NOW = new Date('2026-11-25T10:00:00Z');

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The inputs of the template: a change of any of them creates a new one. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = ['migrations', 'src/seed', 'src/modules/slots', 'test-support']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
    )
    .filter((path) => /\.(sql|ts)$/.test(path) && !path.endsWith('.test.ts'));
  for (const path of files.sort()) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** A migrated and seeded database that test files copy, which takes less than a second. */
export async function templateDatabase(): Promise<Blob> {
  const path = join(tmpdir(), `commerce-api-template-${fingerprint()}.tar.gz`);
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    const made = await openPglite({});
    await seedShopData(made.db, shopData(TEST_NOW), TEST_NOW);
    const dump = await made.client.dumpDataDir('gzip');
    await made.close();
    const bytes = Buffer.from(await dump.arrayBuffer());
    const draft = `${path}.${randomBytes(4).toString('hex')}`;
    writeFileSync(draft, bytes);
    renameSync(draft, path);
    return new Blob([bytes]);
  }
}
