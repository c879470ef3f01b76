import { errorMessage } from '@storefront/api/error-message';
import type { CompositionHost, LoadedComposition, ReleaseSource } from '../compositions/live-composition';
import type { LoadedCompositions } from '../compositions/loaded-compositions';
import type { Refusals } from '../compositions/refusals';
import { StartAttempts } from '../compositions/start-attempts';

/** What all followed compositions of a shell share. */
export interface FollowServices {
  readonly source: ReleaseSource;
  readonly compositions: LoadedCompositions;
  readonly refusals: Refusals;
  readonly host: CompositionHost;
  readonly log: (message: string) => void;
}

/** Where a composition is shown beside the stable one. */
export interface FollowedPlace {
  /** Unique in this shell, and how logs call it: 'canary mf-basket'. */
  readonly name: string;
  /** How the page about releases calls it: 'mf-basket'. */
  readonly title: string;
  /** Render processes; by default as many as the stable composition has. */
  readonly processes?: number;
  /** Whether the composition before a refused one stays; otherwise the stable one is shown. */
  readonly keepsEarlier: boolean;
}

/** A composition that a channel names for some of the visitors: it is started, shown and refused on its own. */
export class FollowedComposition {
  private current?: LoadedComposition;
  private busy = false;
  private readonly attempts = new StartAttempts();
  private hasEnded = false;
  /** Why its composition is not shown. */
  refused?: { readonly id: string; readonly why: string };

  constructor(
    private readonly place: FollowedPlace,
    private readonly services: FollowServices,
  ) {}

  /** The composition that is shown there; undefined while it is refused or not ready. */
  get now(): LoadedComposition | undefined {
    return this.current;
  }

  /**
   * Shows a composition once it can be rendered; nothing when `id` is undefined.
   * @returns false while an earlier composition is being started
   */
  async followTo(id: string | undefined): Promise<boolean> {
    this.hasEnded = id === undefined;
    if (id === undefined) this.show(undefined);
    if (this.busy) return false;
    if (id === this.current?.id) this.refused = undefined;
    if (id === undefined || id === this.current?.id || (id === this.refused?.id && !this.attempts.mayStart(id)))
      return true;
    this.busy = true;
    const { source, compositions, host, log } = this.services;
    try {
      const composition = compositions.read(id);
      const loaded = compositions.load(composition);
      source.files.checkAll(loaded.manifests);
      await host.start(loaded, this.place.processes, this.attempts.patience(id));
      this.show(loaded);
      // It ended while its process started.
      if (this.hasEnded) this.show(undefined);
      this.refused = undefined;
      log(`composition ${id} is shown to ${this.place.name}: ${composition.note}`);
    } catch (error) {
      this.attempts.failed(id, error);
      this.refuse(id, errorMessage(error));
      if (!this.place.keepsEarlier) this.show(undefined);
    } finally {
      this.busy = false;
    }
    return true;
  }

  private show(loaded: LoadedComposition | undefined): void {
    if (!loaded && !this.current) return;
    this.current = loaded;
    this.services.host.show(this.place.name, loaded);
  }

  private refuse(id: string, reason: string): void {
    // /readyz is public, so it does not name the folder.
    const why = reason.replaceAll(this.services.source.store.root, 'releases');
    if (this.refused?.id !== id || this.refused.why !== why)
      this.services.log(`composition ${id} of ${this.place.name} was refused: ${why}`);
    this.refused = { id, why };
    this.services.refusals.record(this.place.title, id, why);
  }
}
