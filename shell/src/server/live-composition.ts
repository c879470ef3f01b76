import type { KeyObject } from 'node:crypto';
import type { Composition } from '@storefront/releases/composition.types';
import { refuseUnfit } from '@storefront/releases/fitness';
import { earlierVersions } from '@storefront/releases/last-good';
import { currentComposition, STABLE } from '@storefront/releases/promote';
import { verifyComposition } from '@storefront/releases/release-key';
import type { ReleaseStore } from '@storefront/releases/release-store';
import { sha256 } from '@storefront/releases/sha256';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import { type CompositionRoute, routesOf } from './document/composition-routes';

/** A composition with everything that serving it needs. */
export interface LoadedComposition {
  readonly id: string;
  readonly manifests: Readonly<Record<string, ReleaseManifest>>;
  readonly routes: readonly CompositionRoute[];
  /** Earlier versions, one a package, that may stand in where the package's own word allows it. */
  readonly standIns: Readonly<Record<string, ReleaseManifest>>;
}

/** How often the channel's file is looked at; a promotion is seen this much later at most. */
const POLL_MS = 250;
const KEPT = 8;

/**
 * The composition that new requests get. A new one is taken up when its signature, its manifests' digests and a probe
 * hold; otherwise the last good one stays and `refused` says why.
 */
export class LiveComposition {
  private readonly loaded = new Map<string, LoadedComposition>();
  private current?: LoadedComposition;
  private timer?: ReturnType<typeof setInterval>;
  private busy = false;
  private isRefusedForGood = false;
  /** Versions that came with a composition which was refused; they stand in for nobody. */
  private readonly bad = new Set<string>();
  refused?: { id: string; why: string };
  /** Whether the channel names a composition, be it shown or refused. */
  isNamed = false;
  /** Of a canary: how many of a hundred new visitors are given it. */
  share = 0;

  constructor(
    private readonly store: ReleaseStore,
    private readonly key: KeyObject,
    private readonly probe: (composition: LoadedComposition) => Promise<void>,
    private readonly log: (message: string) => void,
    private readonly channel = STABLE,
  ) {}

  /** The composition of new requests; undefined until the first one was taken up. */
  get now(): LoadedComposition | undefined {
    return this.current;
  }

  /** A composition by id, current or older, its signature checked; undefined when there is none. */
  byId(id: string): LoadedComposition | undefined {
    if (!/^[0-9a-f]{16}$/.test(id)) return undefined;
    const known = this.loaded.get(id);
    if (known) return known;
    if (!this.store.has('compositions', `${id}.json`)) return undefined;
    try {
      return this.load(verifyComposition(this.store.signedComposition(id), this.key));
    } catch (error) {
      // Its packages were cleaned away, or somebody wrote into the store.
      this.log(`composition ${id} cannot be read: ${(error as Error).message}`);
      return undefined;
    }
  }

  async start(): Promise<void> {
    await this.look();
    if (!this.current && this.channel === STABLE) await this.fallBack();
    this.timer = setInterval(() => void this.look(), POLL_MS);
    this.timer.unref();
  }

  /** A server that starts while the channel names a composition that is refused shows the last one that is good. */
  private async fallBack(): Promise<void> {
    for (const id of [...(this.store.channel(this.channel)?.history ?? [])].reverse()) {
      try {
        const loaded = this.byId(id);
        if (!loaded) continue;
        await this.probe(loaded);
        this.current = loaded;
        this.log(`composition ${id} is shown in place of the one that was refused`);
        return;
      } catch (error) {
        this.log(`composition ${id} was refused: ${(error as Error).message}`);
      }
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Looks at the channel and takes up what it names, unless it is refused. */
  async look(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    let id = '';
    try {
      const channel = this.store.channel(this.channel);
      id = channel?.current ?? '';
      this.share = channel?.share ?? 0;
      this.isNamed = id !== '';
      // A canary has ended.
      if (!id) this.current = undefined;
      if (id && id === this.current?.id) this.refused = undefined;
      if (!id || id === this.current?.id || (id === this.refused?.id && this.isRefusedForGood)) return;
      const composition = currentComposition(this.store, this.key, this.channel);
      if (!composition) return;
      const loaded = this.load(composition);
      await this.probe(loaded).catch((error) => {
        this.distrust(loaded, composition.parent);
        throw error;
      });
      this.current = loaded;
      this.refused = undefined;
      this.log(`composition ${loaded.id} is shown: ${composition.note}`);
    } catch (error) {
      const why = (error as Error).message;
      // What the disk would not give now it may give at the next look; what is wrong with a composition stays wrong.
      this.isRefusedForGood = !(error as NodeJS.ErrnoException).code;
      if (this.refused?.id !== id || this.refused.why !== why) this.log(`composition ${id} was refused: ${why}`);
      this.refused = { id, why };
      // Whoever tried the one before is shown what everybody is: it stands on what is shown no more.
      if (this.channel !== STABLE) this.current = undefined;
    } finally {
      this.busy = false;
    }
  }

  private load(composition: Composition): LoadedComposition {
    const manifests: Record<string, ReleaseManifest> = {};
    for (const [name, entry] of Object.entries(composition.packages)) {
      const bytes = this.store.read('packages', name, entry.version, 'manifest.json');
      if (sha256(bytes) !== entry.manifestSha256)
        throw new Error(`The manifest of ${name} ${entry.version} was changed.`);
      manifests[name] = JSON.parse(bytes.toString()) as ReleaseManifest;
    }
    const loaded = {
      id: composition.id,
      manifests,
      routes: routesOf(manifests),
      standIns: this.standInsFor(composition.id, manifests),
    };
    this.loaded.set(loaded.id, loaded);
    for (const id of this.loaded.keys()) {
      if (this.loaded.size <= KEPT) break;
      if (id !== this.current?.id && id !== loaded.id) this.loaded.delete(id);
    }
    return loaded;
  }

  /** What a refused composition has that the one which is shown, else its parent, has not is what may be wrong with it. */
  private distrust(refused: LoadedComposition, parent: string | undefined) {
    const good = this.current ?? (parent ? this.byId(parent) : undefined);
    for (const { name, version } of Object.values(refused.manifests))
      if (good?.manifests[name]?.version !== version) this.bad.add(`${name} ${version}`);
  }

  /** The newest earlier version of each package that allows it, if it fits the others. */
  private standInsFor(id: string, manifests: Record<string, ReleaseManifest>): Record<string, ReleaseManifest> {
    const { versions } = earlierVersions(this.store, this.key, id);
    const found: Record<string, ReleaseManifest> = {};
    for (const [name, earlier] of Object.entries(versions)) {
      if (!manifests[name]?.lastGood) continue;
      for (const version of earlier) {
        if (this.bad.has(`${name} ${version}`)) continue;
        const candidate = this.store.manifest(name, version);
        if (!fits({ ...manifests, [name]: candidate })) continue;
        found[name] = candidate;
        break;
      }
    }
    return found;
  }
}

function fits(manifests: Readonly<Record<string, ReleaseManifest>>): boolean {
  try {
    refuseUnfit(Object.values(manifests));
    return true;
  } catch {
    return false;
  }
}
