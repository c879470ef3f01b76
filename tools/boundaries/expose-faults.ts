import type { PackageContract } from '@storefront/remote-kit/contract/package-contract';
import { boundaryExpose } from '@storefront/remote-kit/manifest/manifest-boundary';

/** The shell's modules without a route: the frame of every page, and the page of an error at any URL. */
const SHELL_EXPOSES = ['./Frame', './ErrorPage'];

/** One message for each exposed module whose name does not say what it is, is missing, or belongs to nothing. */
export function exposeFaults({
  name,
  exposes,
  routes,
  boundaries,
}: Pick<PackageContract, 'name' | 'exposes' | 'routes' | 'boundaries'>): string[] {
  const pages = new Set(routes.map(({ expose }) => expose));
  const parts = new Set(boundaries.map((boundary) => boundaryExpose(boundary.name)));
  const others = name === 'shell' ? SHELL_EXPOSES : ['./handlers'];
  return [
    ...[...pages]
      .filter((expose) => !/^\.\/[A-Z]\w*(Page|Step)$/.test(expose))
      .map((expose) => `${name}: the page ${expose} must be called XPage, or XStep in a checkout`),
    ...[...pages, ...parts]
      .filter((expose) => !exposes.includes(expose))
      .map((expose) => `${name}: remote.ts names ${expose}, which src/exposes does not have`),
    ...exposes
      .filter((expose) => !pages.has(expose) && !parts.has(expose) && !others.includes(expose))
      .map((expose) => `${name}: ${expose} is neither the module of a route nor that of a boundary`),
  ];
}
