import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Compiler } from '@rspack/core';
import { COMPUTED, moduleRequests } from './boundaries/module-requests';
import { packageOfRequest } from './boundaries/package-of-request';
import { packageSources } from './package-sources';

/** The folder of the package that a file belongs to; undefined for a file outside any package. */
function packageRootOf(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder;
  return undefined;
}

/** Whether other packages may bundle code of this one: registry packages and the workspace's libs. */
const isShared = (root: string) => root.includes('/node_modules/') || basename(dirname(root)) === 'libs';

/**
 * Fails the build of a package that imports another remote, the shell or a service. It checks both the bundled files, as
 * the build resolved them, and the syntax tree of the sources, because type imports do not reach a bundle.
 */
export class PackageBoundaryPlugin {
  /** @param root the folder of the package */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler) {
    // Before anything is resolved: a computed path would have the bundler read every file below it.
    compiler.hooks.beforeRun.tap('PackageBoundaryPlugin', () => {
      const faults = this.sourceFaults();
      if (faults.length) throw new Error(faults.join('\n'));
    });
    compiler.hooks.compilation.tap('PackageBoundaryPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('PackageBoundaryPlugin', (modules) => {
        const files = new Set<string>();
        for (const module of modules)
          if ('resource' in module && typeof module.resource === 'string')
            files.add(module.resource.split('?')[0] ?? '');
        const faults = [...this.bundleFaults(files), ...(compiler.watchMode ? this.sourceFaults() : [])];
        compilation.errors.push(...faults.map((fault) => new compiler.webpack.WebpackError(fault)));
      });
    });
  }

  private bundleFaults(files: ReadonlySet<string>): string[] {
    return [...files].flatMap((file) => {
      const owner = packageRootOf(file);
      if (!owner || owner === this.root || isShared(owner)) return [];
      const { name } = JSON.parse(readFileSync(join(owner, 'package.json'), 'utf8')) as { name: string };
      return [this.fault(file, name)];
    });
  }

  private sourceFaults(): string[] {
    return packageSources(this.root).flatMap((file) =>
      moduleRequests(file).flatMap((request) => {
        const path = relative(this.root, file);
        if (request === COMPUTED) return [this.fault(`a computed path in ${path}`, 'an unknown package')];
        const owner = packageOfRequest(dirname(this.root), file, request);
        const isForeign = owner && owner !== basename(this.root) && !owner.startsWith('libs/');
        return isForeign ? [this.fault(`${request} in ${path}`, owner)] : [];
      }),
    );
  }

  private fault(what: string, owner: string): string {
    return `${basename(this.root)} may not import ${what}: it belongs to ${owner}`;
  }
}
