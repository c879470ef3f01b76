import { timeLabel } from '@storefront/dates/plain';
import { pageNotFound, systemError } from '@storefront/messages/system';
import type { PageError, RenderJob, RenderPart, RenderResult } from '../../render/render-job.types';
import type { LoadedComposition } from '../compositions/live-composition';
import type { ShellConfig } from '../config';
import type { RenderProcesses } from '../processes/render-processes';
import { errorJob, type PageRequest, pageJob } from './render-jobs';
import { stalePageKey } from './stale-pages/stale-page-key';
import type { StalePage, StalePages } from './stale-pages/stale-pages';

/** Renders the pages of compositions. */
export type Renderer = Pick<RenderProcesses, 'render'>;

export interface Rendering {
  readonly config: ShellConfig;
  readonly processes: Renderer;
  readonly stalePages: StalePages;
  /** A started composition with an earlier version of one package; undefined when there is none. */
  readonly fallback: (composition: LoadedComposition, name: string) => Promise<LoadedComposition | undefined>;
  /** Logs a part that is missing in a page. */
  readonly report: (what: PartReport) => void;
}

interface PartReport {
  readonly composition: string;
  readonly remote: string;
  readonly version: string | undefined;
  readonly part: string;
  readonly url: string;
  readonly message: string;
}

export interface RenderedDocument {
  readonly kind: 'document';
  /** The composition that was rendered: the requested one, or a fallback of it. */
  readonly composition: LoadedComposition;
  readonly job: RenderJob;
  readonly page: Extract<RenderResult, { kind: 'page' }>;
  /** Complete and without fallbacks: a shared cache may store it. */
  readonly isWhole: boolean;
  /** Code of a package failed, whatever is shown instead. A failure of commerce-api is none. */
  readonly hasCodeFailed?: boolean;
}

export type DocumentOutcome =
  | RenderedDocument
  | Extract<RenderResult, { kind: 'redirect' }>
  /** Not even the error page could be rendered. */
  | { readonly kind: 'nothing'; readonly status: number; readonly message: string; readonly hasCodeFailed?: boolean };

/**
 * Renders a page as well as possible. A failed boundary becomes its skeleton, a package with failing code its fallback
 * version, and a page without commerce-api its stale content; only then the error page.
 */
export async function renderDocument(rendering: Rendering, request: PageRequest): Promise<DocumentOutcome> {
  const { stalePages } = rendering;
  const { composition, matched } = request;
  if (!matched) return renderError(rendering, request, { status: 404, message: pageNotFound });
  const key = stalePageKey(request);
  const stale = matched.route.kind === 'public' ? stalePages.find(key) : undefined;
  const job = jobOf(rendering.config, request, stale);

  const isStaleAtOnce = Boolean(stale && stalePages.skipsApi());
  let attempt = await renderOnce(rendering, composition, isStaleAtOnce ? staleJob(job, stale) : job);
  let isStale = isStaleAtOnce;
  // Without its plain page a private one is still shown by the browser.
  if (request.plainPage && (attempt.kind === 'blocked' || attempt.kind === 'failed'))
    return renderDocument(rendering, { ...request, plainPage: undefined });
  if (attempt.kind === 'failed' && attempt.cause === 'api') {
    // A failed operation does not mean that the back end is down; a timeout does.
    if (attempt.isApiDown) stalePages.markApiDown();
    if (stale && !isStale) {
      isStale = true;
      attempt = await renderOnce(rendering, composition, staleJob(job, stale));
    }
  }

  const broken = brokenPackage(attempt, job);
  const hasCodeFailed = broken !== undefined || attempt.kind === 'unavailable' || composition.isFallback;
  const fallback = broken && (await rendering.fallback(composition, broken));
  if (fallback) {
    const outcome = await renderDocument(rendering, { ...request, plainPage: undefined, composition: fallback });
    // A page without one boundary is better than the fallback's error page.
    if (attempt.kind !== 'page' || (outcome.kind === 'document' && !outcome.job.error)) return outcome;
  }
  if (attempt.kind === 'redirect') return attempt;
  const error = (status: number, message: string, detail?: string) =>
    renderError(rendering, request, { status, message, detail });
  if (attempt.kind === 'not-found') return error(404, attempt.message);
  if (attempt.kind === 'refused') return error(attempt.status, attempt.message, attempt.detail);
  if (attempt.kind !== 'page') return { ...(await error(503, systemError)), hasCodeFailed };

  const { omitted, ...page } = attempt;
  const isComplete = !omitted.length && !page.failed.length && !page.frameDataMissing;
  const isWhole = isComplete && !isStale && !composition.isFallback;
  if (isWhole && job.kind === 'public' && page.status === 200)
    stalePages.store(key, { data: page.data, head: page.head, frame: page.frame });
  return { kind: 'document', composition, job, page, isWhole, hasCodeFailed };
}

/** The error page, whatever the URL. */
export async function renderError(
  rendering: Rendering,
  request: PageRequest,
  error: PageError,
): Promise<Exclude<DocumentOutcome, { kind: 'redirect' }>> {
  const { composition } = request;
  const job = errorJob(pageJob(rendering.config, request), error);
  const page = await renderOnce(rendering, composition, job);
  if (page.kind === 'page') return { kind: 'document', composition, job, page, isWhole: false };
  return { kind: 'nothing', status: error.status, message: error.message };
}

type Attempt =
  | Exclude<RenderResult, { kind: 'page' }>
  /** `omitted` names boundaries that were left out because they recently hung or crashed. */
  | (Extract<RenderResult, { kind: 'page' }> & { readonly omitted: readonly RenderPart[] })
  /** The page's code hung or crashed, now or recently. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'unavailable' };

/** Renders in one composition and logs failures. */
async function renderOnce(
  { processes, report }: Rendering,
  composition: LoadedComposition,
  job: RenderJob,
): Promise<Attempt> {
  const reportPart = (part: RenderPart, url: string, message: string) =>
    report({
      composition: composition.id,
      remote: part.package,
      version: composition.manifests[part.package]?.version,
      part: part.name === 'page' ? part.expose : part.name,
      url,
      message,
    });
  const outcome = await processes.render(composition, job, reportPart);
  if (outcome.kind === 'unavailable') reportPart(job.page, job.url, outcome.message);
  if (outcome.kind !== 'rendered') return outcome;
  const { result, omitted } = outcome;
  if (result.kind === 'failed') reportPart(job.page, job.url, result.message);
  if (result.kind !== 'page') return result;
  for (const { name, message } of result.failed) {
    const part = job.boundaries.find((boundary) => boundary.name === name);
    if (part) reportPart(part, job.url, message);
  }
  return { ...result, omitted: omitted.filter(({ name }) => result.declaredBoundaries.includes(name)) };
}

/** The package whose code failed, for which another version may work. */
function brokenPackage(attempt: Attempt, job: RenderJob): string | undefined {
  if (attempt.kind === 'blocked' || (attempt.kind === 'failed' && attempt.cause === 'code')) return job.page.package;
  if (attempt.kind !== 'page') return undefined;
  const failed = job.boundaries.find(({ name }) => attempt.failed.some((failure) => failure.name === name));
  return (attempt.omitted[0] ?? failed)?.package;
}

function jobOf(config: ShellConfig, request: PageRequest, stale: StalePage | undefined): RenderJob {
  const job = pageJob(config, request);
  // A private page is a frame and a skeleton, so it does not wait long for the categories in its header.
  const usesShortDeadline = stale || job.kind === 'private';
  return { ...job, apiDeadlineMs: usesShortDeadline ? config.staleDeadlineMs : config.apiDeadlineMs };
}

/** The job with the page's stale content and its time. */
function staleJob(job: RenderJob, stale: StalePage | undefined): RenderJob {
  if (!stale) return job;
  const { content, at } = stale;
  return { ...job, stale: { ...content, keptAt: timeLabel(at) } };
}
