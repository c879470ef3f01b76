import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@storefront/api/durations';
import { KEY_FILE_NAMES } from '../../../src/keys';
import { orRight, type Reported, wrong } from '../../../src/modules/doctor/finding';

/** Everybody but the owner. */
const OTHERS = 0o077;
const OWNER_ONLY = '600';

/** What may stand in for a file. */
const SETTINGS: Readonly<Record<string, string>> = { 'internal.key': 'INTERNAL_KEY', 'admin.key': 'ADMIN_KEY' };

/** The key files: there, and readable for their owner only. */
export async function keys(folder: string, env: NodeJS.ProcessEnv): Promise<readonly Reported[]> {
  const names = KEY_FILE_NAMES.filter((name) => !env[SETTINGS[name] ?? '']);
  const files = await Promise.all(
    names.map(async (name) => ({ name, stats: await stat(join(folder, name)).catch(() => undefined) })),
  );
  const missing = files.filter(({ stats }) => !stats).map(({ name }) => name);
  const open = files.filter(({ stats }) => stats && (stats.mode & OTHERS) !== 0).map(({ name }) => join(folder, name));
  const found: Reported[] = [];
  if (missing.length > 0)
    found.push(
      wrong(
        `${folder} lacks ${missing.join(', ')}`,
        'commerce-api does not start without them. Those of another folder would end all sessions.',
        'Set KEYS_DIR to the folder of the installation; in a new one, npm run ops -- keys',
      ),
    );
  if (open.length > 0)
    found.push(
      wrong(
        `Others than the owner can read ${open.join(', ')}`,
        'Who has a key can act as the shell or as an operator.',
        `chmod ${OWNER_ONLY} ${open.join(' ')}`,
      ),
    );
  const oldest = Math.min(...files.flatMap(({ stats }) => (stats ? [stats.mtimeMs] : [])));
  return orRight(
    found,
    `${files.length} key files, for their owner only, the oldest ${Math.floor((Date.now() - oldest) / DAY_MS)} days old`,
  );
}
