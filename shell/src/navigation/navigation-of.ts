import type { ManifestRoute, ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import type { HeaderLink } from '@storefront/remote-kit/navigation.types';
import type { Navigation, NavigationLink, ShownRoute } from './navigation.types';

type Ordered = NavigationLink & { readonly order: number };

/** The navigation of a composition, from its packages' manifests. */
export function navigationOf(manifests: Readonly<Record<string, ReleaseManifest>>): Navigation {
  // The desk has its own navigation, and no shop links to it.
  const routes = Object.values(manifests)
    .flatMap((manifest) => manifest.routes)
    .filter(({ audience }) => audience !== 'staff');
  const links = Object.values(manifests).flatMap((manifest) => manifest.links ?? []);
  const backLinks: Record<string, string[]> = {};
  for (const { path, section, backLink } of routes)
    if (backLink && section) backLinks[section] = [...(backLinks[section] ?? []), path];
  return {
    roles: Object.fromEntries([...routes, ...links].flatMap(({ role, path }) => (role ? [[role, path]] : []))),
    header: inOrder(routes.flatMap(({ header, ...route }) => (header ? [linkTo(route, header)] : []))),
    bottomBar: inOrder(
      routes.flatMap(({ bottomBar = [], ...route }) => bottomBar.map((link) => ({ ...link, ...linkTo(route, link) }))),
    ),
    backLinks,
    noReturn: routes.filter(({ noReturn }) => noReturn).map(({ path }) => path),
    boundaries: Object.values(manifests).flatMap(({ boundaries }) =>
      boundaries.flatMap(({ name, onEveryPage }) => (onEveryPage ? [{ name, ...onEveryPage }] : [])),
    ),
  };
}

function linkTo(
  { path, section }: Pick<ManifestRoute, 'path' | 'section'>,
  link: HeaderLink & { readonly section?: string },
): Ordered {
  return { section, ...link, path };
}

const inOrder = (links: readonly Ordered[]): NavigationLink[] =>
  [...links].sort((one, other) => one.order - other.order).map(({ order, ...link }) => link);

/** The part of a route's declaration that the frame needs. */
export const shownRoute = ({
  section,
  backLink,
  departments,
  minimalHeader,
  paymentStep,
  usesCamera,
  showsStreets,
}: ShownRoute = {}): ShownRoute => ({
  ...(section && { section }),
  ...(backLink && { backLink }),
  ...(departments && { departments }),
  ...(minimalHeader && { minimalHeader }),
  ...(paymentStep && { paymentStep }),
  ...(usesCamera && { usesCamera }),
  ...(showsStreets && { showsStreets }),
});
