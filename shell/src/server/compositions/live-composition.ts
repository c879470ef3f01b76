import type { KeyObject } from 'node:crypto';
import { errorMessage } from '@storefront/api/error-message';
import { readChannel } from '@storefront/releases/channels/channel';
import { STABLE } from '@storefront/releases/channels/channel-names';
import type { Channel } from '@storefront/releases/compositions/composition.types';
import type { PublishedFiles } from '@storefront/releases/store/published-files';
import type { ReleaseStore } from '@storefront/releases/store/release-store';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import type { Navigation } from '../../navigation/navigation.types';
import type { CompositionRoute } from '../document/composition-routes';
import { LoadedCompositions } from './loaded-compositions';
import { Refusals } from './refusals';
import { StartAttempts } from './start-attempts';

/** A composition with everything needed to serve it. */
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

/** Runs the shown compositions: see processes/render-processes.ts. */
export interface CompositionHost {
  /**
   * Resolves when the composition can be rendered; rejects with the reason when it cannot.
   * @param processes how many render it; by default as many as the configuration says
   * @param startPatience how many times the usual time it may take
   */
  start(composition: LoadedComposition, processes?: number, startPatience?: number): Promise<void>;
  /** This composition is shown from now on, or none. @param place 'stable', or a canary's own name for it */
  show(place: string, composition: LoadedComposition | undefined): void;
}

/** How often the channel is read, in milliseconds. */
export const POLL_MS = 250;

/** The release store, and what it is verified with. */
export interface ReleaseSource {
  readonly store: ReleaseStore;
  /** The public release key. */
  readonly key: KeyObject;
  readonly files: PublishedFiles;
}

/**
 * The composition of new requests. A new one is shown when the channel's state, its signature and the digests of its
 * manifests and files are valid and a process of it is ready; otherwise the current one stays and `refused` gives the
 * reason.
 */
export class LiveComposition {
  private current?: LoadedComposition;
  private timer?: ReturnType<typeof setInterval>;
  private busy = false;
  private readonly attempts = new StartAttempts();
  /** The refused composition was altered or cannot be read, which is not a fault of its code. */
  private isTampered = false;
  /** Why the channel's composition is not shown; `id` is empty when the channel's state is invalid. */
  refused?: { id: string; why: string };

  constructor(
    private readonly source: ReleaseSource,
    private readonly host: CompositionHost,
    private readonly log: (message: string) => void,
    private readonly compositions = new LoadedCompositions(source, log),
    private readonly refusals = new Refusals(),
  ) {}

  /** The channel that is shown, such as 'stable'. */
  get channel(): string {
    return this.source.store.channel;
  }

  /** The composition of new requests; undefined until the first one is ready. */
  get now(): LoadedComposition | undefined {
    return this.current;
  }

  /** A composition by id, current or older, with its signature checked; undefined when there is none. */
  byId(id: string): LoadedComposition | undefined {
    return this.compositions.byId(id);
  }

  async start(): Promise<void> {
    await this.poll();
    if (!this.current) await this.fallBack();
    this.timer = setInterval(() => void this.poll(), POLL_MS);
    this.timer.unref();
  }

  /**
   * Used when the server starts while the channel names a composition with failing code: shows the last working one. If
   * signatures or digests are invalid, it shows only what was shown last, because damage must not choose a release.
   */
  private async fallBack(): Promise<void> {
    const { store, key } = this.source;
    const shown = store.memory.lastShown(store.channel, key);
    const accepted = store.memory.newest(store.channel, key);
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
        this.log(`composition ${id} is shown instead of the rejected one`);
        return;
      } catch (error) {
        this.log(`composition ${id} was rejected: ${errorMessage(error)}`);
      }
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Reads the channel and shows its composition, unless it is refused. */
  async poll(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    let id = '';
    let channel: Channel | undefined;
    try {
      channel = readChannel(this.source.store, this.source.key, this.source.store.channel);
    } catch (error) {
      // The publisher did not write that state, so the shown composition stays.
      this.isTampered = true;
      this.refuse('', errorMessage(error));
      this.busy = false;
      return;
    }
    try {
      id = channel?.current ?? '';
      if (id === (this.current?.id ?? '')) this.refused = undefined;
      if (!id || id === this.current?.id || (id === this.refused?.id && !this.attempts.mayStart(id))) return;
      this.isTampered = true;
      const composition = this.compositions.read(id);
      const loaded = this.compositions.load(composition);
      this.source.files.checkAll(loaded.manifests);
      this.isTampered = false;
      await this.host.start(loaded, undefined, this.attempts.patience(id));
      this.show(loaded);
      this.refused = undefined;
      this.log(`composition ${loaded.id} is shown: ${composition.note}`);
    } catch (error) {
      const why = errorMessage(error);
      this.attempts.failed(id, error);
      this.refuse(id, why);
    } finally {
      this.busy = false;
    }
  }

  private show(loaded: LoadedComposition): void {
    this.source.store.memory.recordShown(this.source.store.channel, this.source.key, loaded.id);
    this.current = loaded;
    this.host.show(STABLE, loaded);
  }

  private refuse(id: string, reason: string): void {
    // /readyz is public, so it does not name the folder.
    const why = reason.replaceAll(this.source.store.root, 'releases');
    if (this.refused?.id !== id || this.refused.why !== why)
      this.log(`${id ? `composition ${id}` : `channel ${this.source.store.channel}`} was refused: ${why}`);
    this.refused = { id, why };
    this.refusals.record(STABLE, id, why);
  }
}
