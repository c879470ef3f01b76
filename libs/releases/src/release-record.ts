import type { KeyObject } from 'node:crypto';
import type { ReleaseRecord } from './composition.types';
import type { ReleaseStore } from './release-store';
import { signValue, verifyValue } from './signature';

/** @param key the private release key */
export function writeReleaseRecord(store: ReleaseStore, key: KeyObject, record: ReleaseRecord): void {
  const text = JSON.stringify(signValue('release', record, key), null, 2);
  store.replace(text, 'packages', record.name, record.version, 'release.json');
}

/** What the publisher of a version signed. @throws Error when it was not published as this version */
export function readReleaseRecord(store: ReleaseStore, key: KeyObject, name: string, version: string): ReleaseRecord {
  if (!store.has('packages', name, version, 'release.json'))
    throw new Error(`${name} ${version} was never published here.`);
  const text = store.read('packages', name, version, 'release.json');
  const record = verifyValue<ReleaseRecord>('release', text, key, `The release record of ${name} ${version}`);
  if (record.name !== name || record.version !== version)
    throw new Error(`The release record of ${name} ${version} belongs to ${record.name} ${record.version}.`);
  return record;
}

/** The version of a package that was published last, by its publisher's record; undefined when there is none. */
export function newestVersion(store: ReleaseStore, key: KeyObject, name: string): string | undefined {
  return store
    .list('packages', name)
    .flatMap((version) => {
      try {
        return [readReleaseRecord(store, key, name, version)];
      } catch {
        return [];
      }
    })
    .sort((a, b) => a.publishedAt.localeCompare(b.publishedAt))
    .at(-1)?.version;
}
