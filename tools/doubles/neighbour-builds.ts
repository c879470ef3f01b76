import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildDescription } from '@storefront/remote-kit/build/build-description';
import type { Neighbours } from '@storefront/testing/neighbours/neighbours';
import { remoteNames } from '../run/packages/package-names';
import { buildDoubles } from './build-doubles';
import { shownReleases } from './shown-releases';
import { unpackRelease } from './unpack-release';
import type { NeighbourManifest } from './write-double';

interface NeighbourRequest {
  readonly root: string;
  /** The remote whose neighbours these are. */
  readonly remote: string;
  readonly neighbours: Exclude<Neighbours, 'none'>;
  /** The data folder of an installation that shows the neighbours; undefined for the builds of this tree. */
  readonly from: string | undefined;
  /** An empty folder below the root. */
  readonly work: string;
}

/**
 * The builds that a remote meets in its harness.
 * @returns their folders, by package
 * @throws Error when a neighbour has no build, or the installation shows none
 */
export async function neighbourBuilds(request: NeighbourRequest): Promise<Record<string, string>> {
  return request.from ? publishedBuilds(request, request.from) : treeBuilds(request);
}

async function publishedBuilds({ remote, neighbours, work }: NeighbourRequest, from: string) {
  const { composition, store, manifests } = shownReleases(from);
  const others = manifests.filter(({ name }) => name !== 'shell' && name !== remote);
  const versions = others.map(({ name, version }) => `${name} ${version}`).join(', ');
  console.log(`Neighbours of composition ${composition} in ${store.root}: ${versions || 'none'}`);
  if (neighbours === 'doubles')
    return buildDoubles(
      work,
      others.map(({ entry, exposes, server, files, ...manifest }) => manifest),
    );
  return Object.fromEntries(
    others.map((manifest) => {
      const folder = join(work, manifest.name);
      unpackRelease(store, manifest, folder);
      return [manifest.name, folder];
    }),
  );
}

async function treeBuilds({ root, remote, neighbours, work }: NeighbourRequest) {
  const others = remoteNames(root).filter((name) => name !== remote);
  if (neighbours === 'doubles')
    return buildDoubles(
      work,
      others.map((name) => builtManifest(root, name)),
    );
  for (const name of others) assertBuilt(root, name);
  return Object.fromEntries(others.map((name) => [name, join(root, name)]));
}

function builtManifest(root: string, name: string): NeighbourManifest {
  return { ...(JSON.parse(readFileSync(assertBuilt(root, name), 'utf8')) as BuildDescription), version: '(this tree)' };
}

/** @returns the manifest of a remote's build @throws Error when it has none */
function assertBuilt(root: string, name: string): string {
  const file = join(root, name, 'dist/browser-manifest.json');
  if (!existsSync(file)) throw new Error(`The neighbour ${name} has no build: npm run build -w ${name}`);
  return file;
}
