import type { LoadedComposition } from '../compositions/live-composition';
import { matchRoute } from './composition-routes';

/** A package of a composition, and its version there. */
export interface PageOwner {
  readonly remote?: string;
  readonly version?: string;
}

const ownerOf = (composition: LoadedComposition | undefined, remote: string | undefined): PageOwner => {
  const version = remote && composition?.manifests[remote]?.version;
  return version ? { remote, version } : {};
};

/** The package that owns the page at a URL. */
export function ownerOfUrl(composition: LoadedComposition | undefined, url: string | undefined): PageOwner {
  if (!composition || !url || !URL.canParse(url, 'http://host')) return {};
  const { pathname } = new URL(url, 'http://host');
  return ownerOf(composition, matchRoute(composition.routes, pathname)?.route.package);
}

/** The package that owns the public page of a module, such as './ItemPage'. */
export const ownerOfExpose = (composition: LoadedComposition | undefined, expose: string): PageOwner =>
  ownerOf(
    composition,
    composition?.routes.find((route) => route.kind === 'public' && route.expose === expose)?.package,
  );
