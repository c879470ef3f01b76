import type { KeyObject } from 'node:crypto';
import { verifyComposition } from './release-key';
import type { ReleaseStore } from './release-store';

/** How many earlier versions of a package may stand in for it, newest first; older ones fit too little of what is around. */
const DEEP = 2;

export interface EarlierVersions {
  /** By package, newest first. */
  readonly versions: Readonly<Record<string, readonly string[]>>;
  /** The compositions that had to be read for them. */
  readonly compositions: readonly string[];
}

/**
 * The versions that packages had before the ones of a composition, by its parents. Depends on signed, unchanging files
 * alone, so that every reader of the store comes to the same.
 */
export function earlierVersions(store: ReleaseStore, key: KeyObject, id: string): EarlierVersions {
  const { packages, parent } = verifyComposition(store.signedComposition(id), key);
  const versions: Record<string, readonly string[]> = {};
  const compositions: string[] = [];
  const walked: string[] = [];
  const wanted = () => Object.keys(packages).filter((name) => (versions[name]?.length ?? 0) < DEEP);
  for (let at = parent; at && wanted().length && store.has('compositions', `${at}.json`); ) {
    const ancestor = verifyComposition(store.signedComposition(at), key);
    walked.push(at);
    for (const name of wanted()) {
      const version = ancestor.packages[name]?.version;
      const known = versions[name] ?? [];
      if (!version || version === packages[name]?.version || known.includes(version)) continue;
      if (!store.has('packages', name, version, 'manifest.json')) continue;
      versions[name] = [...known, version];
      // The line of parents up to here must stay, or the next reader would find less.
      compositions.push(...walked.splice(0));
    }
    at = ancestor.parent;
  }
  return { versions, compositions };
}
