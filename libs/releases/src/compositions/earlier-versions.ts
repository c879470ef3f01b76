import type { KeyObject } from 'node:crypto';
import type { ReleaseStore } from '../store/release-store';
import type { Composition, CompositionPackage } from './composition.types';
import { readComposition } from './read-composition';

/** How many earlier versions of a package may be fallbacks, newest first; older ones are rarely compatible. */
const MAX_VERSIONS = 2;

export interface EarlierVersions {
  /** By package, newest first, each with the expected digest of its manifest. */
  readonly versions: Readonly<Record<string, readonly CompositionPackage[]>>;
  /** The compositions that were read for them. */
  readonly compositions: readonly string[];
}

/**
 * The versions that packages had before a composition, found through its parents. It depends only on signed, immutable
 * files, so every reader of the store gets the same result.
 */
export function earlierVersions(store: ReleaseStore, key: KeyObject, id: string): EarlierVersions {
  const { packages, parent } = readComposition(store, key, id);
  const versions: Record<string, readonly CompositionPackage[]> = {};
  const compositions: string[] = [];
  const walked: string[] = [];
  const incompletePackages = () => Object.keys(packages).filter((name) => (versions[name]?.length ?? 0) < MAX_VERSIONS);
  for (let at = parent; at && incompletePackages().length && store.has('compositions', `${at}.json`); ) {
    const ancestor = ancestorOf(store, key, at);
    if (!ancestor) break;
    walked.push(at);
    for (const name of incompletePackages()) {
      const entry = ancestor.packages[name];
      const known = versions[name] ?? [];
      if (!entry || [packages[name], ...known].some((other) => other?.version === entry.version)) continue;
      if (!store.has('packages', name, entry.version, 'manifest.json')) continue;
      versions[name] = [...known, entry];
      // The chain of parents up to here must stay, or the next reader would find fewer.
      compositions.push(...walked.splice(0));
    }
    at = ancestor.parent;
  }
  return { versions, compositions };
}

/**
 * A tampered ancestor ends the chain: the current composition does not depend on it. So does one that no team may have
 * composed, because a composition can name any parent.
 */
function ancestorOf(store: ReleaseStore, key: KeyObject, id: string): Composition | undefined {
  try {
    return readComposition(store, key, id);
  } catch {
    return undefined;
  }
}
