import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Compiler } from '@rspack/core';

/** The folder of the package that a file belongs to; undefined for a file of no package. */
function packageRootOf(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder;
  return undefined;
}

/** Whether code of a package may be in the build of another: packages from the registry and the workspace's libs. */
const isShared = (root: string) => root.includes('/node_modules/') || basename(dirname(root)) === 'libs';

/**
 * Fails the build of a package that holds a module of another remote, of the shell or of a service. It looks at the
 * resolved files, so the spelling of an import makes no difference. Types leave no module: lint checks those.
 */
export class PackageBoundaryPlugin {
  /** @param root the folder of the package that is built */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PackageBoundaryPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('PackageBoundaryPlugin', (modules) => {
        const files = new Set<string>();
        for (const module of modules)
          if ('resource' in module && typeof module.resource === 'string')
            files.add(module.resource.split('?')[0] ?? '');
        for (const file of files) {
          const owner = packageRootOf(file);
          if (!owner || owner === this.root || isShared(owner)) continue;
          const { name } = JSON.parse(readFileSync(join(owner, 'package.json'), 'utf8')) as { name: string };
          compilation.errors.push(
            new compiler.webpack.WebpackError(`${basename(this.root)} may not import ${file}: it belongs to ${name}`),
          );
        }
      });
    });
  }
}
