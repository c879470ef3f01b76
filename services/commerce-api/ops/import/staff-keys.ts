import { existsSync, writeFileSync } from 'node:fs';
import type { ReplyOf } from '@storefront/api/operation-types';
import { csvField } from '../csv-field';
import type { Source } from './source.types';

type StaffKeys = NonNullable<ReplyOf<'POST /admin/import-commit'>['staffKeys']>;

/** @throws Error if the keys of an import of staff could not be written */
export function requireNoKeysFile(sources: readonly Source[], path: string): void {
  if (sources.some(({ kind }) => kind === 'staff') && existsSync(path))
    throw new Error(`${path} exists already; name another file with --keys`);
}

/** Writes the keys of new people, which cannot be read again, into a file that only its owner can read. */
export function writeStaffKeys(path: string, keys: StaffKeys): void {
  const rows = keys.map(({ code, name, key }) => [code, name, key].map((cell) => csvField(cell)).join(','));
  writeFileSync(path, `${['code,name,key', ...rows].join('\n')}\n`, { mode: 0o600, flag: 'wx' });
}
