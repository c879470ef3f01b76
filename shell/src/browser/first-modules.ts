import type { BoundaryModule, PageModule } from '@storefront/remote-kit/page.types';
import type { PageState, PartState } from '../server/document/page-state.types';
import { asBoundary, asPage } from './check-module';
import { containerOf, markUsed } from './containers';
import { CodeFault, messageOf } from './faults';
import { loadAssets } from './load-assets';
import { reportFailure } from './report-failure';
import type { ShareScope } from './share-scope';
import { shellPages } from './shell-pages';

export interface FirstModules {
  /** Absent when its code could not be had: the server's page stays then. */
  readonly page?: PageModule;
  /** The parts that the server rendered: here, or on their way. */
  readonly boundaries: Readonly<Record<string, FirstBoundary>>;
}

export interface FirstBoundary {
  module?: BoundaryModule;
  readonly arrival: Promise<BoundaryModule>;
}

/**
 * The modules of what the document shows. Its containers' scripts stand in the document, so they are initialised here
 * by the container protocol itself, with no federation runtime: that one comes when something else is needed.
 * The page is waited for; a part that is late joins when it comes, and one that fails is alone in that.
 */
export async function firstModules(state: PageState, shareScope: ShareScope): Promise<FirstModules> {
  const boundaries: Record<string, FirstBoundary> = {};
  for (const [name, part] of Object.entries(state.boundaries)) {
    if (!part.rendered) continue;
    const first: FirstBoundary = {
      arrival: firstModule(part, shareScope).then((module) => asBoundary(module, part.expose)),
    };
    first.arrival.then(
      (module) => {
        first.module = module;
      },
      // The boundary that shows the part reports it.
      () => undefined,
    );
    boundaries[name] = first;
  }
  const { page } = state;
  if (!page) return { boundaries };
  try {
    if (page.package === 'shell') return { page: (await shellPages[page.expose]?.()) as PageModule, boundaries };
    return { page: asPage(await firstModule(page, shareScope), page.expose), boundaries };
  } catch (error) {
    reportFailure(state, { part: page.expose, remote: page.package, version: page.version }, error);
    return { boundaries };
  }
}

async function firstModule(part: PartState, shareScope: ShareScope): Promise<unknown> {
  await loadAssets(part.package, filesInDocument(part), part.deadlineMs);
  const container = containerOf(part.container);
  if (!container) throw new CodeFault(`${part.package} ran and gave no container`);
  try {
    await container.init(shareScope);
    const module = (await container.get(part.expose))();
    markUsed(container);
    return module;
  } catch (error) {
    throw new CodeFault(messageOf(error), { cause: error });
  }
}

/** The container's own script, and those of the part. */
function filesInDocument({ package: remote, expose }: PartState) {
  const own = `script[data-remote="${remote}"]`;
  const scripts = document.querySelectorAll<HTMLScriptElement>(
    `${own}:not([data-expose]), ${own}[data-expose="${expose}"]`,
  );
  return [...scripts].map((script) => ({ path: script.getAttribute('src') ?? '', integrity: script.integrity }));
}
