import { problemCode } from '@storefront/api/api-problem';
import { errorMessage } from '@storefront/api/error-message';
import type { Canary } from '@storefront/releases/composition.types';
import type { CompositionHost, LoadedComposition, ReleaseSource } from '../live-composition';
import type { LoadedCompositions } from '../loaded-compositions';
import type { Refusals } from '../refusals';

/** A page of a canary that hangs blocks its few visitors for five seconds; another process needs 65 MB. */
const PROCESSES = 1;

/** What all canaries of a shell share. */
export interface CanaryServices {
  readonly source: ReleaseSource;
  readonly compositions: LoadedCompositions;
  readonly refusals: Refusals;
  readonly host: CompositionHost;
  readonly log: (message: string) => void;
}

/** One canary in this shell: it follows what the channel says of the canary, and nothing else. */
export class LiveCanary {
  private current?: LoadedComposition;
  private busy = false;
  private isRefusedPermanently = false;
  private hasEnded = false;
  /** Why its composition is not shown. */
  refused?: { readonly id: string; readonly why: string };

  constructor(
    private readonly name: string,
    /** What the channel says of it. */
    public canary: Canary,
    private readonly services: CanaryServices,
  ) {}

  /** The composition of its visitors; undefined while it is refused or not ready. */
  get now(): LoadedComposition | undefined {
    return this.current;
  }

  /**
   * Shows the composition of the channel's canary, once it can be rendered; nothing when the canary has ended.
   * @returns false while an earlier composition is being started
   */
  async follow(canary: Canary | undefined): Promise<boolean> {
    this.hasEnded = !canary;
    if (canary) this.canary = canary;
    else this.show(undefined);
    if (this.busy) return false;
    const id = canary?.composition;
    if (id === this.current?.id) this.refused = undefined;
    if (id === undefined || id === this.current?.id || (id === this.refused?.id && this.isRefusedPermanently))
      return true;
    this.busy = true;
    const { source, compositions, host, log } = this.services;
    try {
      const composition = compositions.read(id);
      const loaded = compositions.load(composition);
      source.files.checkAll(loaded.manifests);
      await host.start(loaded, PROCESSES);
      this.show(loaded);
      // It ended while its process started.
      if (this.hasEnded) this.show(undefined);
      this.refused = undefined;
      log(`composition ${id} is shown to canary ${this.name}: ${composition.note}`);
    } catch (error) {
      // A read error may be temporary; an invalid composition stays invalid.
      this.isRefusedPermanently = problemCode(error) === undefined;
      this.refuse(id, errorMessage(error));
      // The previous one was made from a stable composition that is no longer shown.
      this.show(undefined);
    } finally {
      this.busy = false;
    }
    return true;
  }

  private show(loaded: LoadedComposition | undefined): void {
    if (!loaded && !this.current) return;
    this.current = loaded;
    this.services.host.show(`canary ${this.name}`, loaded?.id);
  }

  private refuse(id: string, reason: string): void {
    // /readyz is public, so it does not name the folder.
    const why = reason.replaceAll(this.services.source.store.root, 'releases');
    if (this.refused?.id !== id || this.refused.why !== why)
      this.services.log(`composition ${id} of canary ${this.name} was refused: ${why}`);
    this.refused = { id, why };
    this.services.refusals.record(this.name, id, why);
  }
}
