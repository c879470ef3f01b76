import type { BoundaryModule, PageModule } from '@storefront/remote-kit/page.types';
import type { PageState, PartState } from '../../server/document/page-state.types';
import { CodeFault, messageOf } from '../failures/faults';
import { reportFailure } from '../failures/report-failure';
import { asBoundary, asPage } from './check-module';
import { containerOf, markUsed } from './containers';
import { loadAssets } from './load-assets';
import type { ShareScope } from './share-scope';
import { shellPages } from './shell-pages';

export interface FirstModules {
  /** Missing when its code could not be loaded: then the server's HTML stays. */
  readonly page?: PageModule;
  /** The parts that the server rendered, loaded or loading. */
  readonly boundaries: Readonly<Record<string, FirstBoundary>>;
}

export interface FirstBoundary {
  module?: BoundaryModule;
  readonly loading: Promise<BoundaryModule>;
}

/**
 * Loads the modules of what the document shows. Their container scripts are in the document, so they are initialised by
 * the container protocol without the federation runtime. The page is awaited; late parts join later, and a failed part
 * affects no other.
 */
export async function loadFirstModules(state: PageState, shareScope: ShareScope): Promise<FirstModules> {
  const boundaries: Record<string, FirstBoundary> = {};
  for (const [name, part] of Object.entries(state.boundaries)) {
    if (!part.rendered) continue;
    const first: FirstBoundary = {
      loading: loadFirstModule(part, shareScope).then((module) => asBoundary(module, part.expose)),
    };
    first.loading.then(
      (module) => {
        first.module = module;
      },
      // The boundary that shows the part reports the failure.
      () => undefined,
    );
    boundaries[name] = first;
  }
  const { page } = state;
  // A plain page has no code in the browser.
  if (!page || state.kind === 'private') return { boundaries };
  try {
    if (page.package === 'shell') return { page: (await shellPages[page.expose]?.()) as PageModule, boundaries };
    return { page: asPage(await loadFirstModule(page, shareScope), page.expose), boundaries };
  } catch (error) {
    reportFailure(state, { part: page.expose, remote: page.package, version: page.version }, error);
    return { boundaries };
  }
}

async function loadFirstModule(part: PartState, shareScope: ShareScope): Promise<unknown> {
  await loadAssets(part.package, filesInDocument(part), part.deadlineMs);
  const container = containerOf(part.container);
  if (!container) throw new CodeFault(`${part.package} ran but did not define a container`);
  try {
    await container.init(shareScope);
    const module = (await container.get(part.expose))();
    markUsed(container);
    return module;
  } catch (error) {
    throw new CodeFault(messageOf(error), { cause: error });
  }
}

/** The container's script and those of the part. */
function filesInDocument({ package: remote, expose }: PartState) {
  const own = `script[data-remote="${remote}"]`;
  const scripts = document.querySelectorAll<HTMLScriptElement>(
    `${own}:not([data-expose]), ${own}[data-expose="${expose}"]`,
  );
  return [...scripts].map((script) => ({ path: new URL(script.src).pathname, integrity: script.integrity }));
}
