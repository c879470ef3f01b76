import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { providedBy, usedBy } from './consumers';

/**
 * What one version uses of another package: its commands, facts, boundaries and actions, the shared values that it sets,
 * and its pages if they moved. Everything runs in the frame of the shell. Empty when nothing joins them.
 * @param versions those of the other package that are compared; a contract that only one of them has counts
 * @returns such as ['the command basket:add-item', 'the shared value basket']
 */
export function usesOf(consumer: ReleaseManifest, versions: readonly ReleaseManifest[]): string[] {
  const { state, routes = [] } = consumer.uses ?? {};
  const provided = versions.flatMap(providedBy);
  const written = versions.flatMap(({ writes = [] }) => writes);
  const things = usedBy(consumer)
    .filter(({ kind }) => kind !== 'shared value' && kind !== 'page')
    .filter(({ kind, name }) => provided.some((other) => other.kind === kind && other.name === name));
  return [
    ...(versions.some(({ name }) => name === 'shell') ? ['the frame and the session'] : []),
    ...things.map(({ kind, name }) => `the ${kind} ${name}`),
    ...[...new Set(written)].filter((name) => state?.includes(name)).map((name) => `the shared value ${name}`),
    ...routes.filter((name) => hasMoved(name, versions)).map((name) => `the page ${name}`),
  ];
}

/** A link is a path and nothing else, so versions that show the page at the same path are equal for it. */
function hasMoved(route: string, versions: readonly ReleaseManifest[]): boolean {
  const paths = versions.map(({ routes }) => routes.find(({ name }) => name === route)?.path);
  return new Set(paths).size > 1;
}
