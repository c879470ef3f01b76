import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import type { ReplyOf } from '@storefront/api/operation-types';
import { csvField } from '@storefront/messages/day-close/csv-field';
import type { Source } from './source.types';

type StaffKeys = NonNullable<ReplyOf<'POST /admin/import-commit'>['staffKeys']>;

interface KeysFile {
  /** Writes the keys of new people, which cannot be read again. */
  write(keys: StaffKeys): void;
  /** Deletes the file if nothing was written. */
  close(): void;
}

/**
 * Creates the file for keys of new staff, which only its owner can read. It is created before the import, because keys
 * that cannot be written afterwards are lost.
 * @returns undefined for an import without staff
 * @throws Error if the file exists or cannot be created
 */
export function openKeysFile(sources: readonly Source[], path: string): KeysFile | undefined {
  if (!sources.some(({ kind }) => kind === 'staff')) return undefined;
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'exists already' : `cannot be created (${code})`;
    throw new Error(`${path} ${why}; name another file with --keys`, { cause: error });
  }
  let isWritten = false;
  return {
    write(keys) {
      if (keys.length === 0) return;
      isWritten = true;
      const rows = keys.map(({ code, name, key }) => [code, name, key].map((cell) => csvField(cell)).join(','));
      writeFileSync(file, `${['code,name,key', ...rows].join('\n')}\n`);
    },
    close() {
      closeSync(file);
      if (!isWritten) rmSync(path, { force: true });
    },
  };
}
