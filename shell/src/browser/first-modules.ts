import type { BoundaryModule, PageModule } from '@storefront/remote-kit/page.types';
import type { PageState } from '../server/document/page-state.types';
import type { Container } from './globals';
import type { ShareScope } from './share-scope';
import { shellPages } from './shell-pages';

export interface FirstModules {
  readonly page?: PageModule;
  readonly boundaries: Readonly<Record<string, BoundaryModule>>;
}

/**
 * The modules of what the document shows. Its containers' scripts stand in the document, so they are initialised here
 * by the container protocol itself, with no federation runtime: that one comes when something else is needed.
 */
export async function firstModules(state: PageState, shareScope: ShareScope): Promise<FirstModules> {
  const initialised = new Map<string, Promise<Container>>();
  const container = (name: string) => {
    const known = initialised.get(name);
    if (known) return known;
    const found = (window as unknown as Record<string, Container | undefined>)[name];
    const ready = found
      ? Promise.resolve(found.init(shareScope)).then(() => found)
      : Promise.reject(new Error(`${name} did not arrive.`));
    initialised.set(name, ready);
    return ready;
  };
  const module = async <T>(name: string, expose: string) => {
    if (name === 'shell') return (await shellPages[expose]?.()) as T;
    return (await (await container(name)).get(expose))() as T;
  };
  const [page, boundaries] = await Promise.all([
    state.page ? module<PageModule>(state.page.container, state.page.expose) : undefined,
    // A part that did not arrive is a part that failed: its neighbours and the page wake without it.
    Promise.allSettled(
      Object.entries(state.boundaries).map(
        async ([name, at]) => [name, await module<BoundaryModule>(at.container, at.expose)] as const,
      ),
    ),
  ]);
  return {
    page,
    boundaries: Object.fromEntries(boundaries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))),
  };
}
