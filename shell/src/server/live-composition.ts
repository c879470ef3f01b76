import type { KeyObject } from 'node:crypto';
import { type ChannelName, readChannel, STABLE } from '@storefront/releases/channel';
import type { Channel, Composition } from '@storefront/releases/composition.types';
import type { PublishedFiles } from '@storefront/releases/published-files';
import { readComposition } from '@storefront/releases/read-composition';
import { readManifest } from '@storefront/releases/read-manifest';
import type { ReleaseStore } from '@storefront/releases/release-store';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import type { Navigation } from '../navigation/navigation.types';
import { navigationOf } from '../navigation/navigation-of';
import { type CompositionRoute, routesOf } from './document/composition-routes';
import { fallbackOf, fallbackVersions, splitFallbackId } from './fallback-composition';

/** A composition with everything that serving it needs. */
export interface LoadedComposition {
  /** Sixteen hex digits; of a fallback composition followed by `~` and each package with an earlier version. */
  readonly id: string;
  readonly manifests: Readonly<Record<string, ReleaseManifest>>;
  readonly routes: readonly CompositionRoute[];
  readonly navigation: Navigation;
  /** The earlier version of each package that may serve in place of this composition's, by package. */
  readonly fallbacks: Readonly<Record<string, ReleaseManifest>>;
  readonly isFallback: boolean;
}

/** Runs what is shown: see processes/render-processes.ts. */
export interface CompositionHost {
  /** Resolves when the composition can be rendered; rejects with the reason when it cannot. */
  start(composition: LoadedComposition): Promise<void>;
  /** The channel shows this composition from now on, or none. */
  show(channel: ChannelName, id: string | undefined): void;
}

/** How often the channel is read, in milliseconds. */
const POLL_MS = 250;
/** Compositions that are kept loaded. */
const MAX_LOADED = 8;

/** Where releases are read, and what they are checked with. */
export interface ReleaseSource {
  readonly store: ReleaseStore;
  /** The public release key. */
  readonly key: KeyObject;
  readonly files: PublishedFiles;
}

/**
 * The composition that new requests get. A new one is taken up when the channel's state, its signature and the digests of
 * its manifests and files hold and a process of it is ready; otherwise the one before stays and `refused` says why.
 */
export class LiveComposition {
  private readonly loaded = new Map<string, LoadedComposition>();
  private current?: LoadedComposition;
  private timer?: ReturnType<typeof setInterval>;
  private busy = false;
  private isRefusedForGood = false;
  /** What was refused is not what the publisher signed, or cannot be read: no fault of its code. */
  private isTampered = false;
  /** Why what the channel names is not shown; `id` is empty when its state cannot be believed. */
  refused?: { id: string; why: string };
  /** Whether the channel names a composition, be it shown or refused. */
  isNamed = false;
  /** Of a canary: how many of a hundred new visitors are given it. */
  share = 0;

  constructor(
    private readonly source: ReleaseSource,
    private readonly host: CompositionHost,
    private readonly log: (message: string) => void,
    private readonly channel: ChannelName = STABLE,
  ) {}

  /** The composition of new requests; undefined until the first one was taken up. */
  get now(): LoadedComposition | undefined {
    return this.current;
  }

  /** A composition by id, current or older, its signature checked; undefined when there is none. */
  byId(id: string): LoadedComposition | undefined {
    const { base, names } = splitFallbackId(id);
    const composition = this.baseById(base);
    return composition && names.reduce(fallbackOf, composition);
  }

  private baseById(id: string): LoadedComposition | undefined {
    if (!/^[0-9a-f]{16}$/.test(id)) return undefined;
    const known = this.loaded.get(id);
    if (known) return known;
    const { store, key } = this.source;
    if (!store.has('compositions', `${id}.json`)) return undefined;
    try {
      return this.load(readComposition(store, key, id));
    } catch (error) {
      // Its packages were cleaned away, or the store was changed.
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

  /**
   * A server that starts while the channel names a composition whose code is bad shows the last one that is good. Where
   * signatures or digests do not hold it shows what was shown last and nothing else: damage must not choose a release.
   */
  private async fallBack(): Promise<void> {
    const { store, key } = this.source;
    const shown = store.memory.lastShown(this.channel, key);
    const accepted = store.memory.newest(this.channel, key);
    const earlier = [...(accepted?.history ?? [])].reverse();
    for (const id of this.isTampered ? [shown] : earlier) {
      if (!id) continue;
      if (id === this.refused?.id) continue;
      try {
        const loaded = this.byId(id);
        if (!loaded) continue;
        this.source.files.checkAll(loaded.manifests);
        await this.host.start(loaded);
        this.show(loaded);
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
    let channel: Channel | undefined;
    try {
      channel = readChannel(this.source.store, this.source.key, this.channel);
    } catch (error) {
      // The publisher did not write that state: what is shown stays as it is.
      this.isTampered = true;
      this.refuse('', (error as Error).message);
      this.busy = false;
      return;
    }
    try {
      id = channel?.current ?? '';
      this.share = channel?.share ?? 0;
      this.isNamed = id !== '';
      // A canary has ended.
      if (!id) this.showNothing();
      if (id === (this.current?.id ?? '')) this.refused = undefined;
      if (!id || id === this.current?.id || (id === this.refused?.id && this.isRefusedForGood)) return;
      this.isTampered = true;
      const composition = readComposition(this.source.store, this.source.key, id);
      const loaded = this.load(composition);
      this.source.files.checkAll(loaded.manifests);
      this.isTampered = false;
      await this.host.start(loaded);
      this.show(loaded);
      this.refused = undefined;
      this.log(`composition ${loaded.id} is shown: ${composition.note}`);
    } catch (error) {
      const why = (error as Error).message;
      // What the disk would not give now it may give at the next look; what is wrong with a composition stays wrong.
      this.isRefusedForGood = !(error as NodeJS.ErrnoException).code;
      this.refuse(id, why);
      // The canary before was made from a stable composition that is no longer shown.
      if (this.channel !== STABLE) this.showNothing();
    } finally {
      this.busy = false;
    }
  }

  private show(loaded: LoadedComposition): void {
    this.source.store.memory.noteShown(this.channel, this.source.key, loaded.id);
    this.current = loaded;
    this.host.show(this.channel, loaded.id);
  }

  private showNothing(): void {
    if (!this.current) return;
    this.current = undefined;
    this.host.show(this.channel, undefined);
  }

  private refuse(id: string, reason: string): void {
    // /readyz is public: it does not name the folder.
    const why = reason.replaceAll(this.source.store.root, 'releases');
    if (this.refused?.id !== id || this.refused.why !== why)
      this.log(`${id ? `composition ${id}` : `channel ${this.channel}`} was refused: ${why}`);
    this.refused = { id, why };
  }

  private load(composition: Composition): LoadedComposition {
    const manifests: Record<string, ReleaseManifest> = {};
    for (const [name, entry] of Object.entries(composition.packages))
      manifests[name] = readManifest(this.source.store, name, entry);
    const loaded: LoadedComposition = {
      id: composition.id,
      manifests,
      routes: routesOf(manifests),
      navigation: navigationOf(manifests),
      fallbacks: fallbackVersions(this.source, composition.id, manifests, this.log),
      isFallback: false,
    };
    this.loaded.set(loaded.id, loaded);
    for (const id of this.loaded.keys()) {
      if (this.loaded.size <= MAX_LOADED) break;
      if (id !== this.current?.id && id !== loaded.id) this.loaded.delete(id);
    }
    return loaded;
  }
}
