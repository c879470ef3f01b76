import { Buffer } from 'node:buffer';
import { serverClockOffset } from '@storefront/bus/bus';
import { otherErrorTitle, pageNotFound } from '@storefront/messages/system';
import type { LoadContext, LoadResult, PageModule, PageProps } from '@storefront/remote-kit/page.types';
import type { BoundaryEntry, PartComponent } from '@storefront/remote-kit/page-parts/boundary-entry.types';
import type { PlainPageModule, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FrameData } from '../frame/frame.types';
import type { PublicPage } from '../frame/PageBody';
import {
  boundaryComponent,
  type FrameModule,
  frameModule,
  pageModule,
  plainPageModule,
} from './bundles/exposed-modules';
import { collectRenderErrors } from './collect-render-errors';
import type { JobContext } from './job-kinds';
import { loadContent } from './load-content';
import type { RenderJob, RenderResult } from './render-job.types';
import { parseJsonBytes, scriptJson, scriptJsonBytes } from './script-json';

type Failure = { readonly name: string; readonly message: string };

/** Renders one page with the bundles of this process's composition. */
export async function renderPage(job: RenderJob, process: JobContext): Promise<RenderResult> {
  const { bundles, enter } = process;
  // The same for all jobs, so that jobs which run at once do not disturb each other.
  serverClockOffset.set(job.clockOffset);
  enter('page');
  const frameExports = frameModule(bundles);
  const context = loadContext(job, process);
  let page: PageModule | undefined;
  let plain: PlainPageModule | undefined;
  try {
    plain = job.plainPage && plainPageModule(bundles, job.page);
    page = job.kind === 'public' || job.error ? pageModule(bundles, job.page) : undefined;
  } catch (error) {
    return failedBy(error);
  }
  const [loaded, frame] = await Promise.all([content(job, page, context), frameData(job, frameExports, context)]);
  if (loaded && loaded.kind !== 'page') return loaded;

  const shown =
    (plain && plainContent(plain, job)) ??
    (page && loaded && { Page: page.Page, data: loaded.data, params: job.params, query: job.query });
  const failed: Failure[] = [];
  const components = new Map<string, PartComponent>();
  for (const part of job.boundaries.filter(({ name }) => page?.boundaries?.includes(name))) {
    try {
      components.set(part.name, boundaryComponent(bundles, part));
    } catch (error) {
      failed.push({ name: part.name, message: messageOf(error) });
    }
  }
  // A boundary that throws is left out, and the page is rendered without it.
  for (;;) {
    const done = new Set<string>();
    const begun = new Set<string>();
    let running = '';
    const entries = Object.fromEntries(
      [...components].map(([name, component]) => [
        name,
        serverEntry(component, {
          begin: () => {
            begun.add(name);
            running = name;
            enter(name);
          },
          done: () => {
            done.add(name);
            enter('page');
          },
        }),
      ]),
    );
    const tree = createElement(frameExports.DocumentTree, {
      business: job.business,
      frame: frame ?? bareFrame(job),
      url: job.url,
      navigation: job.navigation,
      route: job.route,
      page: shown,
      boundaries: entries,
      api: context.api,
      navigate: () => undefined,
    });
    let html: string;
    let title = [job.title, job.business.name].filter(Boolean).join(', ');
    try {
      enter('page');
      if (plain && job.plainPage) title = `${plain.title(job.plainPage)}, ${job.business.name}`;
      html = renderToString(tree);
    } catch (error) {
      return failedBy(error);
    }
    const broken = [...begun].filter((name) => !done.has(name));
    if (broken.length) {
      const thrown = new Map<string, unknown>();
      await collectRenderErrors(tree, (error) => thrown.set(running, error));
      for (const name of broken) {
        components.delete(name);
        failed.push({ name, message: messageOf(thrown.get(name)) });
      }
      continue;
    }
    return {
      kind: 'page',
      status: loaded?.status ?? 200,
      html: bytesOf(html),
      head: loaded?.head ?? { title, robots: 'noindex' },
      data: scriptJsonBytes(loaded?.data),
      frame: Buffer.from(scriptJson(frame ?? bareFrame(job))),
      frameDataMissing: !frame,
      declaredBoundaries: page?.boundaries ?? [],
      boundaries: [...done],
      failed,
    };
  }
}

interface ShownPlainPage {
  readonly PlainPage: PlainPageModule['PlainPage'];
  readonly props: PlainPageProps;
}

/** Cast: the data is the one of the same `PublicPage`. */
const PlainPageOfData = ({ data }: PageProps<unknown>) => {
  const { PlainPage, props } = data as ShownPlainPage;
  return createElement(PlainPage, props);
};

/** A plain page as the content of the document's frame. */
function plainContent({ PlainPage }: PlainPageModule, { plainPage, params, query }: RenderJob): PublicPage | undefined {
  return plainPage && { Page: PlainPageOfData, data: { PlainPage, props: plainPage }, params, query };
}

/** In one pass; the platform's own functions compute the length first. */
function bytesOf(text: string): Uint8Array {
  const buffer = Buffer.allocUnsafeSlow(text.length * 3);
  return new Uint8Array(buffer.buffer.slice(0, buffer.write(text)));
}

const messageOf = (error: unknown): string => String((error as Error)?.message ?? error);
const failedBy = (error: unknown): RenderResult => ({ kind: 'failed', cause: 'code', message: messageOf(error) });

const serverEntry = (component: PartComponent, progress: { begin(): void; done(): void }): BoundaryEntry => ({
  policy: 'degradable',
  component,
  rendered: { html: '', ...progress },
  load: () => Promise.reject(new Error('Boundaries are loaded in the browser.')),
  report: () => undefined,
});

async function content(job: RenderJob, page: PageModule | undefined, context: LoadContext) {
  if (job.error) return errorResult(job.error);
  if (!page) return undefined;
  const { stale } = job;
  if (stale)
    return { kind: 'page' as const, data: stale.data && parseJsonBytes(stale.data), head: stale.head, status: 200 };
  return loadContent(page, context, job.loadDeadlineMs);
}

const errorResult = (error: NonNullable<RenderJob['error']>): Extract<LoadResult<unknown>, { kind: 'page' }> => ({
  kind: 'page',
  data: error,
  head: { title: error.status === 404 ? pageNotFound : otherErrorTitle, robots: 'noindex' },
  status: error.status,
});

/** The frame's data; undefined when it could not be loaded, which must not fail the page. */
async function frameData(job: RenderJob, frame: FrameModule, context: LoadContext): Promise<FrameData | undefined> {
  const { stale } = job;
  // Cast: the document server passes back what this process wrote.
  if (stale) return { ...(parseJsonBytes(stale.frame) as FrameData), keptAt: stale.keptAt };
  if (job.error) return bareFrame(job);
  return frame.loadFrame(context, job.headerFooter, job.chosenStore).catch(() => undefined);
}

const bareFrame = (job: RenderJob): FrameData => ({ headerFooter: job.headerFooter, departments: [] });

function loadContext(job: RenderJob, process: JobContext): LoadContext {
  const { businessId, subBusinessId } = job.business;
  return {
    params: job.params,
    query: job.query,
    path: job.url.split('?')[0] ?? job.url,
    business: job.business,
    storage: job.storage,
    api: process.apiClient({ cacheKey: `${businessId} ${subBusinessId ?? ''}` }),
  };
}
