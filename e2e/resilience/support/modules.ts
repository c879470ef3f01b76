import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ManifestRoute, ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { remoteNames } from '../../../tools/run/packages/package-names';
import { pipwell } from '../../support/businesses';
import type { Who } from './fixtures';

const root = resolve(import.meta.dirname, '../../..');

type Role = 'public page' | 'private page' | 'boundary' | 'handlers';

/** One exposed module of a remote, from its manifest, and the page where a shopper meets it. */
export interface ExposedModule {
  readonly remote: string;
  readonly expose: string;
  readonly role: Role;
  /** The boundary's name. */
  readonly boundary?: string;
  readonly path: string;
  readonly who: Who;
  /** The module's own files, without its container. */
  readonly files: readonly string[];
  /** The style sheets that load with it; those of a plain page are in the document. */
  readonly styles: readonly string[];
  readonly entry: string;
}

const manifestOf = (remote: string): ReleaseManifest =>
  JSON.parse(readFileSync(join(root, remote, 'dist/browser-manifest.json'), 'utf8')) as ReleaseManifest;

/** The remotes that shoppers meet. */
export const remotes = remoteNames(root).filter((remote) =>
  manifestOf(remote).routes.some(({ audience }) => audience !== 'staff'),
);

const params: Readonly<Record<string, string>> = {
  storeSlug: pipwell.store.slug,
  categorySlug: pipwell.category.slug,
  menuItemSlug: pipwell.item.slug,
  searchTerm: 'bread',
  dealSlug: 'two-punnets-for-4',
  bannerSlug: 'bread-baked-at-five',
  orderId: '1',
  token: 'a-token-that-nobody-was-sent',
  link: '1~a-link-that-nobody-was-sent',
};
export const category = `/stores/${pipwell.store.slug}/category/croissants-and-pastries`;
const slots = `/stores/${pipwell.store.slug}/time-slots`;

/** The page that shows a boundary, or uses a remote's commands. */
const places: Readonly<Record<string, string>> = {
  'buy-again': '/',
  'store-search': '/',
  'basket-drawer': category,
  'slot-countdown': category,
  'order-change-bar': category,
  'search-suggestions': category,
  'new-card': '/member/cards',
  'mf-basket': category,
  'mf-store-search': slots,
  'mf-member': '/checkout/login',
};

/** The boundaries that only members see. */
const ofMembers: readonly string[] = ['buy-again', 'new-card'];

/** The boundaries that only a shopper who is changing an order sees. */
const ofChangers: readonly string[] = ['order-change-bar'];

function whoSees(boundary: string): Who {
  if (ofChangers.includes(boundary)) return 'changer';
  return ofMembers.includes(boundary) ? 'member' : 'guest';
}

/**
 * The shop of these tests is not open: e2e/browsing/open-shop.spec.ts breaks the rows of one that is. Only an operator who
 * orders for somebody has the bar of a visit: mf-desk/e2e/phone-order.spec.ts.
 */
const notVisited: readonly string[] = ['open-shop', 'assisted-bar'];

function pathOf({ path }: ManifestRoute): string {
  return path.replace(/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`Add the value of :${name} of ${path} to support/modules.ts.`);
    return encodeURIComponent(value);
  });
}

const placeOf = (name: string): string => {
  const place = places[name];
  if (!place) throw new Error(`Add the location of ${name} to support/modules.ts.`);
  return place;
};

/** Every module that a remote exposes, but for `notVisited`: a new one is included as soon as it is built. */
export function modulesOf(remote: string): ExposedModule[] {
  const manifest = manifestOf(remote);
  const visited = Object.entries(manifest.exposes).filter(
    ([expose]) => !manifest.boundaries.some((one) => one.expose === expose && notVisited.includes(one.name)),
  );
  return visited.map(([expose, { scripts, styles }]) => {
    const names = (files: readonly { file: string }[]) => files.map(({ file }) => file);
    const common = { remote, expose, files: names(scripts), styles: names(styles), entry: manifest.entry.file };
    if (expose === './handlers')
      // Only a shopper with a basket and a slot reaches the checkout, which has a log-in step.
      return { ...common, role: 'handlers', path: placeOf(remote), who: remote === 'mf-member' ? 'guest' : 'newcomer' };
    const boundary = manifest.boundaries.find((candidate) => candidate.expose === expose);
    if (boundary)
      return {
        ...common,
        role: 'boundary',
        boundary: boundary.name,
        path: placeOf(boundary.name),
        who: whoSees(boundary.name),
      };
    const route = manifest.routes.find((candidate) => candidate.expose === expose);
    if (!route) throw new Error(`${remote} exposes ${expose}, which is neither page nor boundary.`);
    return {
      ...common,
      ...(manifest.plainPages?.includes(route.name) && { styles: [] }),
      role: route.kind === 'public' ? 'public page' : 'private page',
      path: pathOf(route),
      who: route.guards.includes('member') ? 'member' : 'guest',
    };
  });
}

export type ModulesOfOneDocument = readonly [ExposedModule, ...ExposedModule[]];

/** A checkout page may redirect to the first unfinished step. */
export const mayRedirect = ({ path }: ExposedModule): boolean => path.startsWith('/checkout');

/**
 * The modules of a remote by the document that can show them. One can show a shopper's private pages in turn, because
 * most links between them need no new document; each other module needs its own. Private pages are last, and among
 * them the log-in step is first, because other steps lead to it and load it.
 */
export function modulesByDocument(remote: string): ModulesOfOneDocument[] {
  const documents = new Map<string, [ExposedModule, ...ExposedModule[]]>();
  const modules = modulesOf(remote);
  const isPrivate = ({ role }: ExposedModule) => role === 'private page';
  for (const module of modules.filter((one) => !isPrivate(one))) documents.set(module.expose, [module]);
  const isLogIn = ({ path }: ExposedModule) => path === places['mf-member'];
  for (const module of modules.filter(isPrivate).sort((one, other) => Number(isLogIn(other)) - Number(isLogIn(one)))) {
    const others = documents.get(module.who);
    if (others) others.push(module);
    else documents.set(module.who, [module]);
  }
  return [...documents.values()];
}

export const allModules: readonly ExposedModule[] = remotes.flatMap(modulesOf);

/** A rule's path for a package's files, including the URLs of retries. */
export const assetsPath = (remote: string, files: readonly string[]): string =>
  `/assets/${remote}/(${files.map((file) => file.replace(/\./g, '\\.')).join('|')})`;
