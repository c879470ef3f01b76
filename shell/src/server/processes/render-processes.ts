import { errorMessage } from '@storefront/api/error-message';
import type { PublishedFiles } from '@storefront/releases/published-files';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import type { ExportCall, RenderJob } from '../../render/render-job.types';
import type { ShellConfig } from '../config';
import { CompositionProcesses, type RenderConfig, type RenderOutcome, type ReportPart } from './composition-processes';
import { processContent } from './process-content';

/** A composition as its processes need it. */
export interface RenderedComposition {
  readonly id: string;
  readonly manifests: Readonly<Record<string, ReleaseManifest>>;
}

/** Compositions that are rendered beside those on show: fallback compositions, and one that was just replaced. */
const MAX_ON_DEMAND = 2;
/** A composition that could not start is not tried again for so long, in milliseconds. */
const REFUSED_MS = 30_000;

/** The processes of every composition that is rendered now. The shown ones keep theirs; others have them on demand. */
export class RenderProcesses {
  /** The one used last is last. */
  private readonly groups = new Map<string, CompositionProcesses>();
  /** What is shown, by place: stable, or a canary. */
  private readonly shown = new Map<string, string>();
  /** About to be shown. */
  private readonly starting = new Set<string>();
  private readonly refusedUntil = new Map<string, number>();

  constructor(
    private readonly config: RenderConfig & Pick<ShellConfig, 'renderProcesses' | 'responseCacheMs'>,
    private readonly files: PublishedFiles,
  ) {}

  /**
   * Resolves when the composition can be rendered; rejects with the reason when it cannot.
   * @param count processes to keep for it
   */
  async start(composition: RenderedComposition, count = this.config.renderProcesses): Promise<void> {
    this.starting.add(composition.id);
    try {
      const group = this.groupOf(composition, count);
      group.keep();
      await group.start();
    } catch (error) {
      this.starting.delete(composition.id);
      throw error;
    }
  }

  /** The same for a composition that is not on show, in one process. */
  tryOnDemand(composition: RenderedComposition): Promise<void> {
    return this.groupOf(composition, 1).start();
  }

  /** The same, but false when it cannot be rendered, and then not tried again for a while. */
  async startOnDemand(composition: RenderedComposition): Promise<boolean> {
    if ((this.refusedUntil.get(composition.id) ?? 0) > Date.now()) return false;
    try {
      await this.tryOnDemand(composition);
      return true;
    } catch {
      for (const [id, until] of this.refusedUntil) if (until <= Date.now()) this.refusedUntil.delete(id);
      this.refusedUntil.set(composition.id, Date.now() + REFUSED_MS);
      return false;
    }
  }

  /** This composition is shown in a place from now on, or none; what was shown there before ends with its last page. */
  show(place: string, id: string | undefined): void {
    const before = this.shown.get(place);
    if (id === undefined) this.shown.delete(place);
    else this.shown.set(place, id);
    if (id !== undefined) this.starting.delete(id);
    if (before !== undefined && before !== id && !this.isNeeded(before)) this.groups.get(before)?.drain();
    this.endLeastRecentlyUsed();
  }

  /** Renders a page of the composition, in a process of its own. Never rejects. */
  async render(composition: RenderedComposition, job: RenderJob, report: ReportPart): Promise<RenderOutcome> {
    try {
      const group = this.groupOf(composition, 1);
      await group.start();
      return await group.render(job, report);
    } catch (error) {
      return { kind: 'unavailable', message: errorMessage(error) };
    }
  }

  /** Calls a pure function of one of the composition's server bundles. @throws Error when it fails or does not end in time */
  async callExport(composition: RenderedComposition, call: ExportCall, deadlineMs: number): Promise<unknown> {
    const group = this.groupOf(composition, 1);
    await group.start();
    return group.callExport(call, deadlineMs);
  }

  stop(): void {
    for (const group of [...this.groups.values()]) group.stop();
  }

  private groupOf({ id, manifests }: RenderedComposition, count: number): CompositionProcesses {
    const known = this.groups.get(id);
    if (known) {
      this.groups.delete(id);
      this.groups.set(id, known);
      return known;
    }
    const content = processContent(manifests, this.files, this.config.responseCacheMs);
    const log = (message: string) => this.config.log(`composition ${id}: ${message}`);
    const group = new CompositionProcesses(content, count, { ...this.config, log }, () => {
      if (this.groups.get(id) === group) this.groups.delete(id);
    });
    this.groups.set(id, group);
    this.endLeastRecentlyUsed();
    return group;
  }

  private isNeeded(id: string): boolean {
    return this.starting.has(id) || [...this.shown.values()].includes(id);
  }

  /** Not an LRUCache, which would also end the processes of compositions that are on show. */
  private endLeastRecentlyUsed(): void {
    const onDemand = [...this.groups.keys()].filter((id) => !this.isNeeded(id));
    for (const id of onDemand.slice(0, -MAX_ON_DEMAND)) this.groups.get(id)?.drain();
  }
}
