import type { FastifyBaseLogger } from 'fastify';
import { callExportIn } from '../actions/render-process-call';
import type { Businesses } from '../businesses';
import type { CanaryAssignment } from '../canary/canary-assignment';
import { fallbackOf } from '../compositions/fallback-composition';
import type { ShownReleases } from '../compositions/shown-releases';
import type { ShellConfig } from '../config';
import type { Redaction } from '../errors/redact';
import type { Figures } from '../figures/figures';
import type { PassGuard } from '../releases-page/pass-guard';
import { showsOutlines } from '../releases-page/releases-routes';
import { PageFiles } from './html/page-files';
import type { Renderer, Rendering } from './render-document';
import type { DocumentServices } from './serve-document';
import { StalePages } from './stale-pages/stale-pages';

interface DocumentSources {
  readonly config: ShellConfig;
  readonly log: FastifyBaseLogger;
  readonly redact: Redaction;
  readonly releases: ShownReleases;
  readonly businesses: Businesses;
  readonly assignment: CanaryAssignment;
  readonly figures: Figures;
  readonly guard: PassGuard;
  /** Wraps what renders pages, to measure it. */
  readonly wrapRenderer?: (renderer: Renderer) => Renderer;
}

/** What documents are made of. */
export function documentServices(sources: DocumentSources): DocumentServices {
  const { config, log, redact, businesses, assignment, figures, guard, wrapRenderer } = sources;
  const { published, processes } = sources.releases;
  const rendering: Rendering = {
    config,
    processes: wrapRenderer ? wrapRenderer(processes) : processes,
    stalePages: new StalePages(config.staleForMs),
    fallback: async (composition, name) => {
      const fallback = fallbackOf(composition, name);
      return fallback && (await processes.startOnDemand(fallback)) ? fallback : undefined;
    },
    report: (part) =>
      log.error(
        { ...part, url: redact.path(part.url), message: redact.text(part.message) },
        'a part of a page was not rendered',
      ),
  };
  return {
    businesses,
    canary: assignment,
    files: new PageFiles(published, config.assetOrigin),
    ownFiles: new PageFiles(published),
    rendering,
    callExport: callExportIn(processes, config.renderDeadlineMs),
    countFailure: (request) => figures.countOnce(request, 'failedDocuments'),
    countDocument: (request) => figures.countOnce(request, 'documents'),
    showsOutlines: (request) => showsOutlines(config, guard, request),
  };
}
