import { timeLabel } from '@storefront/dates/plain';
import { pageNotFound, systemError } from '@storefront/messages/system';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import type { PageContent, PageError, RenderJob, RenderPart, RenderResult } from '../../render/render-job.types';
import type { RenderPool } from '../../render/render-pool';
import { isAnswerField } from '../actions/answer-fields';
import type { ShellConfig } from '../config';
import type { Kept, KeptPages } from './kept-pages';
import { errorJob, manifestsWith, type PageRequest, pageJob } from './render-jobs';
import type { Troubles } from './troubles';

/** A worker that ends takes the pages of others with it; so often one of those is tried anew. */
const LOSSES = 10;

export interface Rendering {
  readonly config: ShellConfig;
  readonly pool: RenderPool;
  readonly kept: KeptPages;
  readonly troubles: Troubles;
  /** Told of everything that a page had to do without: where operators look. */
  readonly report: (what: PartReport) => void;
}

export interface PartReport {
  readonly composition: string;
  readonly remote: string;
  readonly version: string | undefined;
  readonly part: string;
  readonly url: string;
  readonly message: string;
}

export interface RenderedDocument {
  readonly kind: 'document';
  readonly job: RenderJob;
  readonly page: Extract<RenderResult, { kind: 'page' }>;
  readonly manifests: Readonly<Record<string, ReleaseManifest>>;
  /** Packages whose earlier version the page is made of. */
  readonly standIns: readonly string[];
  /** Nothing is missing in it and nothing stands in: a shared cache may hold it. */
  readonly isWhole: boolean;
}

export type DocumentOutcome =
  | RenderedDocument
  | Extract<RenderResult, { kind: 'redirect' }>
  /** Not even the error page could be rendered. */
  | { readonly kind: 'nothing'; readonly status: number; readonly message: string };

/**
 * Renders a page as well as it can be had now. Whatever fails costs as little as it can: a boundary its skeleton, a
 * package its newest version, the back end the freshness of what is shown; and only then the page itself.
 */
export async function renderDocument(rendering: Rendering, request: PageRequest): Promise<DocumentOutcome> {
  const { config, pool, kept, troubles } = rendering;
  const { composition, matched } = request;
  if (!matched) {
    const job = pageJob(config, request, composition.manifests, new Set());
    return errorDocument(rendering, job, composition.manifests, { status: 404, message: pageNotFound });
  }
  const key = keyOf(request);
  const standIns = new Set(Object.keys(composition.standIns).filter((name) => troubles.has(composition.id, name)));
  const without = new Set(
    Object.values(composition.manifests)
      .flatMap(({ boundaries }) => boundaries.map(({ name }) => name))
      .filter((name) => troubles.has(composition.id, name)),
  );
  let known = matched.route.kind === 'public' ? kept.find(key) : undefined;
  let isKept = Boolean(known && kept.isSpared());
  let losses = 0;

  /** Has an earlier version stand in for a part's package; false when there is none, or it stands in already. */
  const standIn = (part: RenderPart): boolean => {
    if (!composition.standIns[part.package] || standIns.has(part.package)) return false;
    standIns.add(part.package);
    return true;
  };

  for (;;) {
    const manifests = manifestsWith(composition, standIns);
    const asked = pageJob(config, request, manifests, without);
    const job: RenderJob = {
      ...asked,
      // A private page is its frame and a skeleton: nobody waits long for the aisles in its header.
      apiDeadlineMs: known || asked.kind === 'private' ? config.keptDeadlineMs : config.apiDeadlineMs,
      kept: isKept && known ? contentKeptAt(known) : undefined,
    };
    const error = (status: number, message: string, detail?: string) =>
      errorDocument(rendering, job, manifests, { status, message, detail });
    const report = (part: RenderPart, message: string) =>
      rendering.report({
        composition: composition.id,
        remote: part.package,
        version: manifests[part.package]?.version,
        part: part.name === 'page' ? part.expose : part.name,
        url: job.url,
        message,
      });
    const page = `${job.page.package} ${job.page.expose}`;
    const standsIn = standIns.has(job.page.package);
    if (!standsIn && troubles.has(composition.id, page, job.url)) return error(503, systemError);
    const outcome = await pool.render(job);

    if (outcome.kind === 'redirect') return outcome;
    if (outcome.kind === 'not-found') return error(404, outcome.message);
    if (outcome.kind === 'refused') return error(outcome.status, outcome.message, outcome.detail);
    if (outcome.kind === 'busy') {
      report(job.page, 'no worker came to it in time');
      return error(503, systemError);
    }
    if (outcome.kind === 'page') {
      let again = false;
      for (const { name, message } of outcome.failed) {
        const part = job.boundaries.find((boundary) => boundary.name === name);
        if (!part) continue;
        report(part, message);
        again = standIn(part) || again;
      }
      if (again) continue;
      const isWhole = !isKept && !without.size && !standIns.size && !outcome.failed.length && !outcome.frameIsBare;
      if (isWhole && job.kind === 'public' && outcome.status === 200)
        kept.keep(key, { data: outcome.data, head: outcome.head, frame: outcome.frame });
      return { kind: 'document', job, page: outcome, manifests, standIns: [...standIns], isWhole };
    }
    if (outcome.kind === 'failed') {
      report(job.page, outcome.message);
      if (outcome.cause === 'api') {
        // One operation that fails says nothing of the others.
        if (outcome.isAway) kept.noticeAway();
        if (isKept || !known) return error(503, systemError);
        isKept = true;
        continue;
      }
      if (!standIn(job.page)) return error(503, systemError);
      // What was kept was made for the version that failed.
      known = undefined;
      isKept = false;
      continue;
    }
    // Nothing of this page had the worker when it ended: another page's fault.
    if (outcome.kind === 'lost' && !outcome.part) {
      losses += 1;
      if (losses < LOSSES) continue;
      report(job.page, `its workers ended ${losses} times, the last one with: ${outcome.message}`);
      return error(503, systemError);
    }
    const { part = job.page } = outcome;
    report(part, outcome.kind === 'hung' ? `it kept its worker for more than ${part.deadlineMs} ms` : outcome.message);
    if (standIn(part)) troubles.note(composition.id, part.package);
    else if (part.name !== 'page' && !without.has(part.name)) {
      without.add(part.name);
      troubles.note(composition.id, part.name);
    } else {
      troubles.note(composition.id, page, job.url);
      return error(503, systemError);
    }
  }
}

/** The error page, whatever the address would show. */
export function renderError(rendering: Rendering, request: PageRequest, error: PageError): Promise<DocumentOutcome> {
  const { manifests } = request.composition;
  return errorDocument(rendering, pageJob(rendering.config, request, manifests, new Set()), manifests, error);
}

async function errorDocument(
  { pool }: Rendering,
  failed: RenderJob,
  manifests: RenderedDocument['manifests'],
  error: PageError,
): Promise<DocumentOutcome> {
  const job = errorJob(failed, error);
  for (let losses = 0; losses < LOSSES; losses += 1) {
    const page = await pool.render(job);
    if (page.kind === 'page') return { kind: 'document', job, page, manifests, standIns: [], isWhole: false };
    if (page.kind !== 'lost' || page.part) break;
  }
  return { kind: 'nothing', status: error.status, message: error.message };
}

/** What a page showed last, with the time at which it did in its frame. */
const contentKeptAt = ({ content, at }: Kept): PageContent => ({
  ...content,
  frame: { ...content.frame, keptAt: timeLabel(at) },
});

/** What a page shows depends on these; what a form's redirect added to the address says nothing of the page itself. */
function keyOf({ composition, host, url, matched }: PageRequest): string {
  const search = new URLSearchParams(url.search);
  for (const name of [...search.keys()]) if (isAnswerField(composition.manifests, name)) search.delete(name);
  search.sort();
  const version = (name: string | undefined) => (name ? composition.manifests[name]?.version : '');
  return [
    host.business.businessId,
    host.business.subBusinessId,
    version('shell'),
    matched?.route.package,
    version(matched?.route.package),
    url.pathname,
    search,
  ].join(' ');
}
