import { createClient } from '@storefront/api/client';
import { createFetchTransport } from '@storefront/api/transport-fetch';
import { otherErrorTitle, pageNotFound } from '@storefront/messages/system';
import type { BoundaryEntry } from '@storefront/remote-kit/boundary';
import type { LoadContext, LoadResult, PageModule } from '@storefront/remote-kit/page.types';
import type { ComponentType, ReactElement } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { DocumentProps } from '../frame/document-tree';
import type { FrameData } from '../frame/frame.types';
import type { BundleLoader } from './bundle-loader';
import { patient } from './patient-transport';
import type { BundleRef, RenderJob, RenderResult } from './render-job.types';

interface FrameModule {
  DocumentTree: ComponentType<DocumentProps>;
  loadFrame(context: LoadContext, headerFooter: RenderJob['headerFooter']): Promise<FrameData>;
}

/** Renders one page with the bundles of its composition and nothing else. */
export async function renderPage(
  job: RenderJob,
  loader: BundleLoader,
  api: { origin: string; internalKey: string },
): Promise<RenderResult> {
  const bundle = (name: string): BundleRef => {
    const ref = job.bundles.find((candidate) => candidate.name === name);
    if (!ref) throw new Error(`The composition holds no ${name}.`);
    return ref;
  };
  const frameModule = loader.expose(bundle('shell'), './Frame') as unknown as FrameModule;
  const context = loadContext(job, api);
  const page =
    job.kind === 'public' || job.error
      ? (loader.expose(bundle(job.page.package), job.page.expose) as unknown as PageModule)
      : undefined;

  const [loaded, frame] = await Promise.all([
    job.error ? errorResult(job.error) : page && loadOrRefuse(page, context),
    // The frame's own data must never be the reason that a page is not shown.
    frameModule
      .loadFrame(context, job.headerFooter)
      .catch((): FrameData => ({ headerFooter: job.headerFooter, departments: [] })),
  ]);
  if (loaded && loaded.kind === 'redirect') return { kind: 'redirect', to: loaded.to, status: loaded.status ?? 302 };
  if (loaded && loaded.kind === 'not-found') return { kind: 'not-found', message: loaded.message };

  const wanted = (page?.boundaries ?? []).filter((name) => name in job.boundaries);
  const entries: Record<string, BoundaryEntry> = {};
  const rendered: string[] = [];
  for (const name of wanted) {
    const source = job.boundaries[name];
    if (!source) continue;
    try {
      const module = loader.expose(bundle(source.package), source.expose) as { Boundary?: BoundaryEntry['component'] };
      if (!module.Boundary) continue;
      entries[name] = { policy: 'degradable', component: module.Boundary, load: unavailable, report: () => undefined };
      rendered.push(name);
    } catch {
      // The part's skeleton stands in its place and the browser tries again: a neighbour's fault is not the page's.
    }
  }
  const tree: ReactElement = createElement(frameModule.DocumentTree, {
    business: job.business,
    frame,
    url: job.url,
    page: page && loaded ? { Page: page.Page, data: loaded.data, params: job.params, query: job.query } : undefined,
    boundaries: entries,
    api: context.api,
    navigate: () => undefined,
  });
  return {
    kind: 'page',
    status: loaded?.status ?? 200,
    html: renderToString(tree),
    head: loaded?.head ?? { title: job.business.name, robots: 'noindex' },
    data: loaded?.data,
    frame,
    boundaries: rendered,
  };
}

const errorResult = (error: NonNullable<RenderJob['error']>): LoadResult<unknown> => ({
  kind: 'page',
  data: error,
  head: { title: error.status === 404 ? pageNotFound : otherErrorTitle, robots: 'noindex' },
  status: error.status,
});

/** An address that the API cannot even read (a slug of a thousand letters) names no page of ours. */
async function loadOrRefuse(page: PageModule, context: LoadContext): Promise<LoadResult<unknown>> {
  try {
    return await page.load(context);
  } catch (failure) {
    const status = isRefusal(failure) ? failure.status : 0;
    if (status !== 400 && status !== 422) throw failure;
    return { kind: 'not-found', message: pageNotFound };
  }
}

/** Bundles carry their own copy of the client, so a problem is known by what it has, not by its class. */
const isRefusal = (failure: unknown): failure is { status: number } =>
  typeof failure === 'object' && failure !== null && 'status' in failure && typeof failure.status === 'number';

const unavailable = () => Promise.reject(new Error('Boundaries are loaded in the browser.'));

function loadContext(job: RenderJob, api: { origin: string; internalKey: string }): LoadContext {
  return {
    params: job.params,
    query: job.query,
    business: job.business,
    api: createClient({
      locale: job.business.locale,
      origin: api.origin,
      transport: patient(
        createFetchTransport({
          // Late is better than not at all: a cold database on a busy machine needs its time.
          deadlineMs: 7_000,
          headers: () => ({ 'x-internal-key': api.internalKey, 'x-business-id': String(job.business.businessId) }),
        }),
      ),
    }),
  };
}
