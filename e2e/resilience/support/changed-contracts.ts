import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';

/** What a build of today is changed to: the manifest of another one. */
export type ManifestChange = (built: ReleaseManifest) => ReleaseManifest;

const without = (names: readonly string[] | undefined, name: string): string[] =>
  names?.filter((one) => one !== name) ?? [];

/** Changes what a package uses; every build records that. */
const using =
  (change: (uses: NonNullable<ReleaseManifest['uses']>) => object): ManifestChange =>
  (built) =>
    built.uses ? { ...built, uses: { ...built.uses, ...change(built.uses) } } : built;

/** It neither emits a fact nor reacts to it. */
export const leavingFact =
  (name: string): ManifestChange =>
  (built) => ({ ...built, emits: without(built.emits, name), reactsTo: without(built.reactsTo, name) });

export const emitting =
  (name: string): ManifestChange =>
  (built) => ({ ...built, emits: [...(built.emits ?? []), name] });

/** It does not set a shared value. */
export const notSetting =
  (name: string): ManifestChange =>
  (built) => ({ ...built, writes: without(built.writes, name) });

/** It does not read a shared value. */
export const notReading = (name: string): ManifestChange => using(({ state }) => ({ state: without(state, name) }));

/** A build of a tree in which a page has another path: its owner has the page there, and its links lead there. */
export const withPageAt =
  (page: string, path: string): ManifestChange =>
  (built) => {
    const routes = built.routes.map((route) => (route.name === page ? { ...route, path } : route));
    const linkPaths = built.uses?.linkPaths ?? {};
    return using(() => ({ linkPaths: page in linkPaths ? { ...linkPaths, [page]: path } : linkPaths }))({
      ...built,
      routes,
    });
  };

/** A page has another path, and its owner has the old one, too. */
export const withPageAlsoAt =
  (page: string, path: string): ManifestChange =>
  (built) => {
    const before = built.routes
      .filter((route) => route.name === page)
      .map((route) => ({ ...route, name: `${page}-old` }));
    const { routes, ...moved } = withPageAt(page, path)(built);
    return { ...moved, routes: [...routes, ...before] };
  };

/** It has a form that posts to an action such as 'basket/gift'. */
export const postingTo = (action: string): ManifestChange =>
  using(({ actions }) => ({ actions: [...actions, action] }));

/** Several changes of one build. */
export const all =
  (...changes: readonly ManifestChange[]): ManifestChange =>
  (built) =>
    changes.reduce((changed, change) => change(changed), built);
