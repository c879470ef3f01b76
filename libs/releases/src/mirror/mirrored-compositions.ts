import { inParallel, PARALLEL_FILES } from '../bucket/in-parallel';
import type { Composition, CompositionPackage } from '../compositions/composition.types';
import { linkedComposition } from '../compositions/linked-composition';
import { readComposition } from '../compositions/read-composition';
import { MAX_BYTES } from '../store/read-regular-file';
import { trustOf } from '../trust/release-trust';
import { ignoreUnusable, MirroredVersions } from './mirrored-versions';

/** Earlier compositions in which fallback versions are looked for. */
const MAX_ANCESTORS = 50;

/** Fetches compositions from a bucket into a store's folder, with the versions that they show. */
export class MirroredCompositions extends MirroredVersions {
  /** Fetches a composition with all its files, and those of versions that may be its fallbacks. */
  async fetchComposition(id: string): Promise<void> {
    const composition = await this.compositionFile(id);
    const packages = Object.entries(composition.packages);
    if (this.fetched.has(id) && packages.every(([name, { version }]) => this.isHere(name, version))) return;
    for (const [name, entry] of packages) await this.fetchVersion(name, entry);
    await this.fetchFallbacks(composition);
    this.fetched.add(id);
  }

  /** Fetches the signed files of earlier compositions, without those of their packages. Cleaned ones are left out. */
  async fetchHistory(ids: readonly string[]): Promise<void> {
    await inParallel(ids, PARALLEL_FILES, (id) => this.compositionFile(id).catch(ignoreUnusable));
  }

  /** Fetches earlier compositions with the manifests of their packages. What was cleaned away is left out. */
  async fetchManifests(ids: readonly string[]): Promise<void> {
    const versions = new Map<string, readonly [string, CompositionPackage]>();
    await inParallel([...new Set(ids)], PARALLEL_FILES, async (id) => {
      const composition = await this.compositionFile(id).catch(ignoreUnusable);
      for (const [name, entry] of Object.entries(composition?.packages ?? {}))
        versions.set(`${name} ${entry.version}`, [name, entry]);
    });
    await inParallel([...versions.values()], PARALLEL_FILES, ([name, entry]) =>
      this.manifest(name, entry).catch(ignoreUnusable),
    );
  }

  protected async compositionFile(id: string): Promise<Composition> {
    const path = ['compositions', `${id}.json`];
    const trust = trustOf(this.store, this.key);
    if (!this.store.has(...path)) {
      const text = await this.read(path, MAX_BYTES);
      const what = `Composition ${id} in the bucket`;
      const composition = trust.root ? linkedIn(text, id) : trust.verify<Composition>('composition', text, what).value;
      if (composition.id !== id) throw new Error(`${what} was signed as ${composition.id}.`);
      this.store.replace(text, ...path);
    }
    // With roles, its reader decides whether it may be shown.
    return trust.root ? linkedIn(this.store.read(...path), id) : readComposition(this.store, this.key, id);
  }

  private async fetchFallbacks({ packages, parent }: Composition): Promise<void> {
    const shown = new Map(Object.entries(packages).map(([name, { version }]) => [name, new Set([version])]));
    const isLacking = (name: string) => (shown.get(name)?.size ?? 0) <= 2;
    let at = parent;
    for (let count = 0; at && count < MAX_ANCESTORS && [...shown.keys()].some(isLacking); count += 1) {
      const ancestor: Composition | undefined = await this.compositionFile(at).catch(ignoreUnusable);
      if (!ancestor || !this.isComposedByTeams(ancestor)) return;
      for (const [name, entry] of Object.entries(ancestor.packages)) {
        if (!isLacking(name) || shown.get(name)?.has(entry.version)) continue;
        shown.get(name)?.add(entry.version);
        await this.fetchVersion(name, entry).catch(ignoreUnusable);
      }
      at = ancestor.parent;
    }
  }

  private isComposedByTeams({ id }: Composition): boolean {
    try {
      readComposition(this.store, this.key, id);
      return true;
    } catch {
      return false;
    }
  }
}

/** @throws Error with code EINVALID when the file has another content or form, as anybody may write it to the bucket */
function linkedIn(text: Buffer, id: string): Composition {
  try {
    return linkedComposition(text, id);
  } catch (error) {
    throw Object.assign(error as Error, { code: 'EINVALID' });
  }
}
