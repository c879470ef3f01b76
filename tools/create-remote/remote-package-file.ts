import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LibraryPackage } from '../libraries/library-packages';

/** Libraries that a remote's code may import, besides those of its tests and tools. */
const USED = ['api', 'bus', 'remote-kit', 'routes', 'ui'];
const USED_BY_TESTS = ['release-tool', 'testing'];
/** The storefront's own versions, so that the suites of both run alike. */
const TOOLS = [
  '@playwright/test',
  '@rspack/cli',
  '@rspack/core',
  '@testing-library/dom',
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'css-loader',
  'jest',
  'tsx',
  'typescript',
];

/**
 * The package.json of a new remote, with the versions of this repository.
 * @param root the storefront's repository
 */
export function remotePackageFile(root: string, name: string, libraries: readonly LibraryPackage[]): object {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const shell = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const librariesOf = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((short) => {
        const library = libraries.find((one) => one.name === `@storefront/${short}`);
        if (!library) throw new Error(`There is no library libs/${short}.`);
        return [library.name, `^${library.version}`];
      }),
    );
  const versions = (from: Readonly<Record<string, string>>, names: readonly string[]) =>
    Object.fromEntries(
      names.map((one) => {
        const version = from[one];
        if (!version) throw new Error(`The repository does not use ${one}.`);
        return [one, version];
      }),
    );
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19.0' },
    scripts: {
      types: 'tsc --noEmit',
      unit: 'jest',
      build: 'node --import tsx node_modules/@rspack/cli/bin/rspack.js build --config rspack.config.ts',
      test: 'npm run types && npm run unit && npm run build',
      // The libraries are TypeScript, which Playwright leaves as it is in node_modules.
      e2e: 'node --import tsx node_modules/@playwright/test/cli.js test',
      dev: `storefront-release develop ${name}`,
      release: 'storefront-release',
    },
    dependencies: {
      ...librariesOf(USED),
      ...versions(shell.dependencies, ['@nanostores/react', 'nanostores', 'react', 'react-dom']),
      // For the schemas of commands and facts, which only builds load.
      ...versions(devDependencies, ['typebox']),
    },
    devDependencies: { ...librariesOf(USED_BY_TESTS), ...versions(devDependencies, TOOLS) },
  };
}
