import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { plainDate } from '@storefront/dates/plain';
import { demonstrationEnvironment } from '@storefront/settings/mode';
import { ManagedProcess, untilHealthy } from '../managed-process';
import { draftFolder } from './draft-folder';

interface SeededDatabaseOptions {
  readonly root: string;
  /** The storefront's port; commerce-api listens ten above. */
  readonly port: number;
  readonly dataDir: string;
  /** The folder of the prepared databases. */
  readonly home: string;
}

/**
 * The inputs of a seeded database: the built service, its migrations, the files of the demonstration shops, and the date,
 * on which slots and deals depend.
 */
function fingerprint(service: string): string {
  const hash = createHash('sha256').update(plainDate(Date.now()));
  for (const folder of ['dist', 'migrations', 'demo'])
    for (const name of readdirSync(join(service, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(js|sql|csv)$/.test(name)) hash.update(readFileSync(join(service, folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Puts an embedded database into `dataDir` in the state after commerce-api's first start, which takes ten seconds: it
 * is made once per day for all suites.
 */
export async function copySeededDatabase({ root, port, dataDir, home }: SeededDatabaseOptions): Promise<void> {
  const service = join(root, 'services/commerce-api');
  const name = `seeded-${fingerprint(service)}`;
  const cached = join(home, name);
  if (!existsSync(cached)) {
    const draft = draftFolder(home);
    try {
      const first = new ManagedProcess('commerce-api', join(service, 'dist/server.js'), {
        ...demonstrationEnvironment,
        DATA_DIR: draft,
        PORT: String(port),
        DATABASE_URL: '',
      });
      await untilHealthy(`http://127.0.0.1:${port + 10}/readyz`, first, 300_000).finally(() => first.stop());
      for (const other of readdirSync(home))
        if (other.startsWith('seeded-')) rmSync(join(home, other), { recursive: true, force: true });
      // Another suite may have made it meanwhile.
      if (!existsSync(cached)) renameSync(join(draft, 'pglite'), cached);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  await cp(cached, join(dataDir, 'pglite'), { recursive: true });
}
