import type { KeyObject } from 'node:crypto';
import { PUBLICATIONS } from '../channels/channel-names';
import { recordIn } from '../publishing/release-record';
import { keyFingerprint } from '../signatures/release-key';
import { signValue } from '../signatures/signature';
import { freeNumber } from '../store/numbered-files';
import { ignoreTooLarge } from '../store/read-regular-file';
import type { ReleaseStore } from '../store/release-store';
import { type ReleaseTrust, trustOf } from '../trust/release-trust';
import { entryDigest, entryFile, entryNumbers } from './log-entries';
import {
  countedNumbers,
  newestOf,
  newestPublication,
  type PublicationEntry,
  type Published,
  publicationNumbers,
  readPublication,
} from './publication-entry';

/** A try fails only because another publisher took the number. */
const MAX_TRIES = 50;

/**
 * Adds a publication to the log, unless the version that exists already is in it.
 * @returns the number of the entry, which the version's record contains
 * @throws Error when the store is away, or too many others publish at the same moment
 */
export async function logPublication(store: ReleaseStore, key: KeyObject, published: Published): Promise<number> {
  const known = await loggedEntry(store, key, published);
  if (known !== undefined) return known;
  const signer = keyFingerprint(key);
  const trust = trustOf(store, key);
  const role = trust.roleFor(signer, published.name);
  let refused = 0;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await fetchNewest(store, trust, tries > 0);
    // One listing decides both: an entry that appears later is the one that takes the number.
    const numbers = entryNumbers(store, PUBLICATIONS);
    const last = newestOf(store, trust, countedNumbers(numbers));
    const sequence = freeNumber(numbers, Math.max(last ?? 0, refused));
    const previous = entryDigest(store, PUBLICATIONS, last);
    const entry: PublicationEntry = {
      sequence,
      ...published,
      ...(role && { role }),
      key: signer,
      ...(previous && { previous }),
    };
    const text = JSON.stringify(signValue('publication', entry, key));
    if (await store.createNow(text, 'log', PUBLICATIONS, entryFile(sequence))) return sequence;
    refused = sequence;
  }
  throw new Error('Too many others are publishing at the same moment, so nothing was published. Try again.');
}

/**
 * Fetches the newest publication of a store, whose number the next one follows: unsigned files do not count.
 * @param isWhole whether all entries are fetched, because the newest file was not the newest publication
 */
async function fetchNewest(store: ReleaseStore, trust: ReleaseTrust, isWhole: boolean): Promise<void> {
  await store.fetchPublications(isWhole ? undefined : 1);
  const isNewest = newestPublication(store, trust) === entryNumbers(store, PUBLICATIONS).at(-1);
  if (!isWhole && !isNewest) await store.fetchPublications();
}

/** The entry of a version that was published before; its record names it, unless the publication broke off in between. */
async function loggedEntry(
  store: ReleaseStore,
  key: KeyObject,
  { name, version }: Published,
): Promise<number | undefined> {
  if (!store.has('packages', name, version, 'release.json')) return undefined;
  const { entry } = recordIn(store, key, name, version) ?? {};
  const trust = trustOf(store, key);
  if (entry !== undefined) {
    // Whether a number counts is judged from the newest ones.
    await store.fetchPublications(1);
    await store.fetchFile('log', PUBLICATIONS, entryFile(entry)).catch(ignoreTooLarge);
    if (publicationNumbers(store).includes(entry) && isEntryOf(store, trust, entry, name, version)) return entry;
  }
  await store.fetchPublications();
  return publicationNumbers(store).findLast((sequence) => isEntryOf(store, trust, sequence, name, version));
}

function isEntryOf(store: ReleaseStore, trust: ReleaseTrust, sequence: number, name: string, version: string): boolean {
  try {
    const text = store.read('log', PUBLICATIONS, entryFile(sequence));
    // Most entries are of other versions, and need no verification.
    if (!text.includes(version)) return false;
    const entry = readPublication(trust, sequence, text);
    return entry.name === name && entry.version === version;
  } catch {
    return false;
  }
}
