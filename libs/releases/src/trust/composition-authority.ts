import { canariesOf } from '../canaries/canaries-of';
import { pinnedBy } from '../channels/pinned-by';
import type { Composition } from '../compositions/composition.types';
import { readLinkedComposition } from '../compositions/linked-composition';
import type { ReleaseStore } from '../store/release-store';
import type { ReleaseTrust } from './release-trust';

/** A chain of compositions that no channel shows is short: a canary, or a link. */
export const MAX_CHAIN = 200;

/**
 * The packages in which a composition differs from another one, in version or content.
 * @param before undefined for none: all packages are new
 */
export function changedPackages(before: Composition | undefined, { packages }: Composition): string[] {
  const earlier = before?.packages ?? {};
  return [...new Set([...Object.keys(earlier), ...Object.keys(packages)])].filter((name) => {
    const [one, other] = [
      Object.hasOwn(earlier, name) && earlier[name],
      Object.hasOwn(packages, name) && packages[name],
    ];
    return !one || !other || one.version !== other.version || one.manifestSha256 !== other.manifestSha256;
  });
}

/** Whether an accepted state of a channel names a composition: as shown, shown before, or of a canary. */
export function isNamedByChannel(store: ReleaseStore, trust: ReleaseTrust, id: string): boolean {
  const channels = new Set([store.channel, store.canaryChannel, ...store.list('channels')]);
  return [...channels].some((name) => {
    const state = store.memory.newest(name, trust.anchor);
    if (!state) return false;
    const tried = Object.values(canariesOf(state)).map(({ composition }) => composition);
    return [state.current, ...state.history, ...pinnedBy(state), ...tried].includes(id);
  });
}

/**
 * @throws Error unless an accepted state names the composition, or each package that it changes was changed by a key of
 * that package's role, back to a composition that one names
 */
export function assertComposedByTeams(store: ReleaseStore, trust: ReleaseTrust, composition: Composition): void {
  let at = composition;
  for (let count = 0; count < MAX_CHAIN; count += 1) {
    if (isNamedByChannel(store, trust, at.id)) return;
    const what = `Composition ${at.id}`;
    const { signer } = trust.verify<Composition>('composition', store.read('compositions', `${at.id}.json`), what);
    const parent = at.parent === undefined ? undefined : readLinkedComposition(store, at.parent);
    const other = changedPackages(parent, at).find((name) => !trust.coversPackage(signer, name));
    if (other) throw new Error(`${what} is signed with the key ${signer}, which may not release ${other}.`);
    if (!parent) return;
    at = parent;
  }
  throw new Error(`Composition ${composition.id} has too many parents that no channel shows.`);
}
