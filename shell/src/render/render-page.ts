import { createClient } from '@storefront/api/client';
import { otherErrorTitle, pageNotFound } from '@storefront/messages/system';
import type { BoundaryEntry, PartComponent } from '@storefront/remote-kit/boundary-entry.types';
import type { LoadContext, LoadResult, PageModule } from '@storefront/remote-kit/page.types';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { clientConfig, TAKES_CLIENT_CONFIG } from '../client-config';
import type { DocumentProps } from '../frame/document-tree';
import type { FrameData } from '../frame/frame.types';
import type { BundleLoader } from './bundle-loader';
import type { KeptReplies } from './kept-replies';
import { loadContent } from './load-content';
import { PartWatch, partNumber } from './part-watch';
import { patient } from './patient-transport';
import { createPortTransport } from './port-transport';
import type { BundleRef, PostedJob, RenderJob, RenderPart, RenderResult } from './render-job.types';
import { thrownIn } from './thrown-in';

interface FrameModule {
  DocumentTree: ComponentType<DocumentProps>;
  loadFrame(context: LoadContext, headerFooter: RenderJob['headerFooter']): Promise<FrameData>;
}

type Failure = { readonly name: string; readonly message: string };

/** Renders one page with the bundles of its composition and nothing else. */
export async function renderPage(job: PostedJob, loader: BundleLoader, replies: KeptReplies): Promise<RenderResult> {
  const parts = [job.page, ...job.boundaries];
  const watch = new PartWatch(job.watch);
  const as = <T>(part: RenderPart, work: () => T): T => watch.run(partNumber(parts, part.name), work);
  const module = (part: RenderPart) => as(part, () => loader.expose(bundleOf(job, part.package), part.expose));

  const frameModule = loader.expose(bundleOf(job, 'shell'), './Frame') as unknown as FrameModule;
  const context = loadContext(job, replies);
  let page: PageModule | undefined;
  try {
    page = job.kind === 'public' || job.error ? (module(job.page) as unknown as PageModule) : undefined;
    if (page && typeof page.Page !== 'function') throw new Error(`${job.page.expose} exports no Page`);
  } catch (error) {
    return failedBy(error);
  }
  const [loaded, frame] = await Promise.all([content(job, page, context), frameData(job, frameModule, context)]);
  if (loaded && loaded.kind !== 'page') return loaded;

  const failed: Failure[] = [];
  const components = new Map<string, PartComponent>();
  for (const part of job.boundaries.filter(({ name }) => page?.boundaries?.includes(name))) {
    try {
      const { Boundary } = module(part) as { Boundary?: PartComponent };
      if (typeof Boundary !== 'function') throw new Error(`${part.expose} exports no Boundary`);
      components.set(part.name, Boundary);
    } catch (error) {
      failed.push({ name: part.name, message: messageOf(error) });
    }
  }
  // A part that throws is left out, and the page is rendered without it: a neighbour's fault is not the page's.
  for (;;) {
    const done = new Set<string>();
    const begun = new Set<string>();
    const entries = Object.fromEntries(
      [...components].map(([name, component]) => [
        name,
        serverEntry(component, {
          begin: () => {
            begun.add(name);
            watch.enter(partNumber(parts, name));
          },
          done: () => {
            done.add(name);
            watch.enter(partNumber(parts, 'page'));
          },
        }),
      ]),
    );
    const tree = createElement(frameModule.DocumentTree, {
      business: job.business,
      frame: frame ?? bareFrame(job),
      url: job.url,
      page: page && loaded && { Page: page.Page, data: loaded.data, params: job.params, query: job.query },
      boundaries: entries,
      api: context.api,
      navigate: () => undefined,
    });
    let html: string;
    try {
      // What is not a part's own time is the page's.
      html = as(job.page, () => renderToString(tree));
    } catch (error) {
      return failedBy(error);
    }
    const broken = [...begun].filter((name) => !done.has(name));
    if (broken.length) {
      const [thrown] = await thrownIn(tree);
      for (const name of broken) {
        components.delete(name);
        failed.push({ name, message: messageOf(thrown) });
      }
      continue;
    }
    return {
      kind: 'page',
      status: loaded?.status ?? 200,
      html: bytesOf(html),
      head: loaded?.head ?? { title: job.business.name, robots: 'noindex' },
      data: loaded?.data,
      frame: frame ?? bareFrame(job),
      frameIsBare: !frame,
      boundaries: [...done],
      failed,
    };
  }
}

/** In one pass: the platform's own ways first find out how long the text will be. */
function bytesOf(text: string): Uint8Array {
  const room = Buffer.allocUnsafeSlow(text.length * 3);
  return new Uint8Array(room.buffer.slice(0, room.write(text)));
}

const messageOf = (error: unknown): string => String((error as Error)?.message ?? error);
const failedBy = (error: unknown): RenderResult => ({ kind: 'failed', cause: 'code', message: messageOf(error) });

function bundleOf(job: RenderJob, name: string): BundleRef {
  const ref = job.bundles.find((candidate) => candidate.name === name);
  if (!ref) throw new Error(`The composition holds no ${name}.`);
  return ref;
}

const serverEntry = (component: PartComponent, told: { begin(): void; done(): void }): BoundaryEntry => ({
  policy: 'degradable',
  component,
  rendered: { html: '', ...told },
  load: () => Promise.reject(new Error('Boundaries are loaded in the browser.')),
  report: () => undefined,
});

async function content(job: RenderJob, page: PageModule | undefined, context: LoadContext) {
  if (job.error) return errorResult(job.error);
  if (!page) return undefined;
  if (job.kept) return { kind: 'page' as const, data: job.kept.data, head: job.kept.head, status: 200 };
  return loadContent(page, context, job.loadDeadlineMs);
}

const errorResult = (error: NonNullable<RenderJob['error']>): Extract<LoadResult<unknown>, { kind: 'page' }> => ({
  kind: 'page',
  data: error,
  head: { title: error.status === 404 ? pageNotFound : otherErrorTitle, robots: 'noindex' },
  status: error.status,
});

/** The frame's own data, or undefined when it cannot be had: it must never be the reason that a page is not shown. */
async function frameData(job: RenderJob, frame: FrameModule, context: LoadContext): Promise<FrameData | undefined> {
  if (job.kept) return job.kept.frame;
  if (job.error) return bareFrame(job);
  return frame.loadFrame(context, job.headerFooter).catch(() => undefined);
}

const bareFrame = (job: RenderJob): FrameData => ({ headerFooter: job.headerFooter, departments: [] });

function loadContext(job: PostedJob, replies: KeptReplies): LoadContext {
  // One budget for all of a page's calls: three slow ones after each other are no better than one.
  const end = Date.now() + job.apiDeadlineMs;
  const { businessId, subBusinessId } = job.business;
  const send = createPortTransport(job.api, () => Math.max(1, end - Date.now()));
  // A page is everybody's: it knows of no device.
  const client = clientConfig(job.business);
  return {
    params: job.params,
    query: job.query,
    path: job.url.split('?')[0] ?? job.url,
    business: job.business,
    api: createClient({
      locale: job.business.locale,
      origin: '',
      transport: replies.through(
        `${businessId} ${subBusinessId ?? ''}`,
        patient((request) =>
          send(
            TAKES_CLIENT_CONFIG.has(request.key.split(' ')[1] ?? '')
              ? { ...request, body: { ...client, ...(request.body as object) } }
              : request,
          ),
        ),
      ),
    }),
  };
}
