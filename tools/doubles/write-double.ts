import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildDescription } from '@storefront/remote-kit/build/build-description';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { manifestBoundary } from '@storefront/remote-kit/manifest/manifest-boundary';
import { providedPackages } from '@storefront/remote-kit/provided-packages';
import { DOUBLE_VERSION } from '@storefront/testing/neighbours/neighbours';

/** A neighbour's manifest, and the version that faults name. */
export type NeighbourManifest = BuildDescription & Pick<ReleaseManifest, 'version'>;

/**
 * Writes the source of a package that replaces a remote.
 * @param folder the package's folder, which must not exist
 * @param manifest the only thing that is known of the remote
 * @returns what the package's manifest says
 */
export function writeDouble(folder: string, manifest: NeighbourManifest): BuildDescription {
  // A double has no markup that the shell's style sheets must fit.
  const { version: _version, sharedContents: _contents, ...described } = manifest;
  const { name } = manifest;
  // Loads the double into each page as soon as its session is known.
  const everywhere = manifestBoundary({
    name: `double-of-${name}`,
    policy: 'hidden',
    server: false,
    onEveryPage: { value: 'session', field: 'version' },
  });
  mkdirSync(join(folder, 'src'), { recursive: true });
  cpSync(join(import.meta.dirname, 'runtime'), join(folder, 'src/runtime'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: DOUBLE_VERSION }));
  writeFileSync(join(folder, 'src/contract.json'), JSON.stringify(contractOf(manifest)));
  for (const [path, source] of Object.entries(moduleSources(manifest, everywhere.expose))) {
    if (!/^(exposes|actions)\/[\w-]+$/.test(path)) throw new Error(`${name} has a module with the name '${path}'.`);
    const file = join(folder, 'src', `${path}.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  return {
    ...described,
    boundaries: [...manifest.boundaries, everywhere],
    plainPages: [],
    storage: [],
    shared: providedPackages(folder),
  };
}

const contractOf = ({ name, version, handles, reactsTo, emits, writes, uses, schemas }: NeighbourManifest) => ({
  name,
  version,
  handles,
  reactsTo,
  emits,
  writes,
  uses,
  schemas,
});

/** The source of each module of a double, by its path below src without extension. */
function moduleSources(
  { name, routes, boundaries, actions = [] }: NeighbourManifest,
  everywhere: string,
): Record<string, string> {
  const exposed = (expose: string) => `exposes/${expose.slice(2)}`;
  const place = (exports: string, make: string, ...parameters: string[]) =>
    `import { ${make} } from '../runtime/double-places';
export const ${exports} = ${make}${parameters.length ? `(${parameters.map((one) => JSON.stringify(one)).join(', ')})` : ''};
`;
  return Object.fromEntries([
    ...routes.map(({ expose }) => [exposed(expose), place('{ load, Page }', 'doublePage', name)]),
    ...boundaries.map((boundary) => [
      exposed(boundary.expose),
      place('{ Boundary }', 'doubleBoundary', name, boundary.name),
    ]),
    [exposed(everywhere), place('{ Boundary }', 'hiddenBoundary')],
    [exposed('./handlers'), HANDLERS],
    ...actions.map((action) => [`actions/${action}`, place('{ request, next }', 'doubleAction')]),
  ]);
}

const HANDLERS = `import contract from '../contract.json';
import { doubleHandlers } from '../runtime/start-double';
export const { start } = doubleHandlers(contract);
`;
