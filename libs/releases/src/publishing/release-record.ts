import type { KeyObject } from 'node:crypto';
import type { ReleaseRecord } from '../compositions/composition.types';
import { signValue } from '../signatures/signature';
import type { ReleaseStore } from '../store/release-store';
import { type ReleaseTrust, trustOf } from '../trust/release-trust';

/** @param key the private release key */
export function writeReleaseRecord(store: ReleaseStore, key: KeyObject, record: ReleaseRecord): void {
  const text = JSON.stringify(signValue('release', record, key), null, 2);
  store.replace(text, 'packages', record.name, record.version, 'release.json');
}

/** What the publisher of a version signed. @throws Error when it was not published as this version by its team */
export function readReleaseRecord(store: ReleaseStore, key: KeyObject, name: string, version: string): ReleaseRecord {
  if (!store.has('packages', name, version, 'release.json'))
    throw new Error(`${name} ${version} was never published here.`);
  const text = store.read('packages', name, version, 'release.json');
  return verifyReleaseRecord(trustOf(store, key), text, name, version);
}

/** The record of a version; undefined if there is none that its team signed. */
export function recordIn(
  store: ReleaseStore,
  key: KeyObject,
  name: string,
  version: string,
): ReleaseRecord | undefined {
  try {
    return readReleaseRecord(store, key, name, version);
  } catch {
    return undefined;
  }
}

/** A record that its package's team did not sign. */
export class InvalidRecord extends Error {}

/**
 * @param text a record as it was read
 * @throws InvalidRecord unless a key of the package's team signed it for this version
 */
export function verifyReleaseRecord(trust: ReleaseTrust, text: Buffer, name: string, version: string): ReleaseRecord {
  const what = `The release record of ${name} ${version}`;
  try {
    const { value: record, signer } = trust.verify<ReleaseRecord>('release', text, what);
    if (record.name !== name || record.version !== version)
      throw new Error(`${what} belongs to ${record.name} ${record.version}.`);
    if (!trust.coversPackage(signer, name))
      throw new Error(`${what} is signed with the key ${signer}, which may not release ${name}.`);
    return record;
  } catch (error) {
    throw new InvalidRecord((error as Error).message);
  }
}

/** The records of a package's versions, the latest publication last; invalid ones are left out. */
function publishedRecords(store: ReleaseStore, key: KeyObject, name: string): ReleaseRecord[] {
  return store
    .list('packages', name)
    .flatMap((version) => {
      try {
        return [readReleaseRecord(store, key, name, version)];
      } catch {
        return [];
      }
    })
    .sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));
}

/** The version of a package that was published last, by its publisher's record; undefined when there is none. */
export const newestVersion = (store: ReleaseStore, key: KeyObject, name: string): string | undefined =>
  publishedRecords(store, key, name).at(-1)?.version;

/** The time of a new publication: after all earlier ones, although another publisher's clock was ahead. */
export function publicationTime(store: ReleaseStore, key: KeyObject, name: string, now: Date): string {
  const latest = Date.parse(publishedRecords(store, key, name).at(-1)?.publishedAt ?? '') || 0;
  return new Date(Math.max(now.getTime(), latest + 1)).toISOString();
}
