import { errorMessage } from '@storefront/api/error-message';
import { STABLE } from '@storefront/releases/channels/channel-names';
import type { PublishedFiles } from '@storefront/releases/store/published-files';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import type { ExportCall, RenderJob } from '../../render/render-job.types';
import type { ShellConfig } from '../config';
import { CompositionProcesses, type RenderConfig, type RenderOutcome, type ReportPart } from './composition-processes';
import { processContent } from './process-content';

/** A composition as its processes need it. */
export interface RenderedComposition {
  readonly id: string;
  readonly manifests: Readonly<Record<string, ReleaseManifest>>;
}

/** Compositions that are rendered beside those on show: fallback compositions, and open documents of earlier ones. */
const MAX_ON_DEMAND = 2;
/** A composition that could not start is not tried again for so long, in milliseconds. */
const REFUSED_MS = 30_000;

/** How long what the stable composition replaced keeps its processes: most releases are taken back soon, if at all. */
const KEEP_REPLACED_MS = 10 * 60_000;

/**
 * What the processes of a composition evaluate: two compositions of the same versions are rendered by the same processes,
 * as a rollback is by those of what was shown before.
 */
const contentOf = ({ manifests }: RenderedComposition): string =>
  Object.values(manifests)
    .map(({ name, version, server }) => `${name}@${version} ${server.sha256}`)
    .sort()
    .join(' ');

/**
 * The processes of every composition that is rendered now, by content. The shown ones keep theirs, and the one that stable
 * replaced last for a while; others have them on demand.
 */
export class RenderProcesses {
  /** The one used last is last. */
  private readonly groups = new Map<string, CompositionProcesses>();
  /** What is shown, by place: stable, or a canary. */
  private readonly shown = new Map<string, string>();
  /** About to be shown. */
  private readonly starting = new Set<string>();
  private replaced?: { readonly content: string; readonly end: ReturnType<typeof setTimeout> };
  private readonly refusedUntil = new Map<string, number>();

  constructor(
    private readonly config: RenderConfig & Pick<ShellConfig, 'renderProcesses' | 'responseCacheMs'>,
    private readonly files: PublishedFiles,
  ) {}

  /**
   * Resolves when the composition can be rendered; rejects with the reason when it cannot.
   * @param count processes to keep for it
   * @param startPatience how many times the usual time it may take
   */
  async start(composition: RenderedComposition, count = this.config.renderProcesses, startPatience = 1): Promise<void> {
    const content = contentOf(composition);
    this.starting.add(content);
    try {
      const group = this.groupOf(composition, count, startPatience);
      group.keep(count);
      await group.start();
    } catch (error) {
      this.starting.delete(content);
      throw error;
    }
  }

  /** Starts a composition that is not on show, in one process. */
  tryOnDemand(composition: RenderedComposition): Promise<void> {
    return this.groupOf(composition, 1).start();
  }

  /** Like `tryOnDemand`, but false when it cannot be rendered, and then not tried again for a while. */
  async startOnDemand(composition: RenderedComposition): Promise<boolean> {
    const content = contentOf(composition);
    if ((this.refusedUntil.get(content) ?? 0) > Date.now()) return false;
    try {
      await this.tryOnDemand(composition);
      return true;
    } catch {
      for (const [other, until] of this.refusedUntil) if (until <= Date.now()) this.refusedUntil.delete(other);
      this.refusedUntil.set(content, Date.now() + REFUSED_MS);
      return false;
    }
  }

  /** This composition is shown in a place from now on, or none; what was shown there before ends with its last page. */
  show(place: string, composition: RenderedComposition | undefined): void {
    const content = composition && contentOf(composition);
    const before = this.shown.get(place);
    if (content === undefined) this.shown.delete(place);
    else this.shown.set(place, content);
    if (content !== undefined) this.starting.delete(content);
    if (before !== undefined && before !== content) {
      if (place === STABLE && content !== undefined) this.keepReplaced(before, content);
      this.drainUnlessNeeded(before);
    }
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
    clearTimeout(this.replaced?.end);
    for (const group of [...this.groups.values()]) group.stop();
  }

  private groupOf(composition: RenderedComposition, count: number, startPatience = 1): CompositionProcesses {
    const key = contentOf(composition);
    const known = this.groups.get(key);
    if (known) {
      this.groups.delete(key);
      this.groups.set(key, known);
      return known;
    }
    const content = processContent(composition.manifests, this.files, this.config.responseCacheMs);
    const log = (message: string) => this.config.log(`composition ${composition.id}: ${message}`);
    const group = new CompositionProcesses(content, count, { ...this.config, startPatience, log }, () => {
      if (this.groups.get(key) === group) this.groups.delete(key);
    });
    this.groups.set(key, group);
    this.endLeastRecentlyUsed();
    return group;
  }

  /** Keeps what was replaced, unless it was rolled back: then it is not expected again. */
  private keepReplaced(content: string, by: string): void {
    const earlier = this.replaced;
    clearTimeout(earlier?.end);
    this.replaced = undefined;
    if (earlier?.content === by) return;
    const end = setTimeout(() => {
      this.replaced = undefined;
      this.drainUnlessNeeded(content);
    }, KEEP_REPLACED_MS);
    end.unref();
    this.replaced = { content, end };
    if (earlier) this.drainUnlessNeeded(earlier.content);
  }

  private drainUnlessNeeded(content: string): void {
    if (!this.isNeeded(content)) this.groups.get(content)?.drain();
  }

  private isNeeded(content: string): boolean {
    return (
      this.starting.has(content) || this.replaced?.content === content || [...this.shown.values()].includes(content)
    );
  }

  /** Not an LRUCache, which would also end the processes of compositions that are on show. */
  private endLeastRecentlyUsed(): void {
    const onDemand = [...this.groups.keys()].filter((content) => !this.isNeeded(content));
    for (const content of onDemand.slice(0, -MAX_ON_DEMAND)) this.groups.get(content)?.drain();
  }
}
