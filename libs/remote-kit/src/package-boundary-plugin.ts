import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Compiler } from '@rspack/core';
import { COMPUTED, moduleRequests } from './boundaries/module-requests';
import { packageOfRequest } from './boundaries/package-of-request';

/** The folder of the package that a file belongs to; undefined for a file outside any package. */
function packageRootOf(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder;
  return undefined;
}

/** Whether other packages may bundle code of this one: registry packages and the workspace's libs. */
const isShared = (root: string) => root.includes('/node_modules/') || basename(dirname(root)) === 'libs';

/** A package's own source files without tests. */
const sourcesOf = (root: string): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(root, 'src', name));

/**
 * Fails the build of a package that imports another remote, the shell or a service. It checks both the bundled files, as
 * the build resolved them, and the syntax tree of the sources, because type imports do not reach a bundle.
 */
export class PackageBoundaryPlugin {
  /** @param root the folder of the package */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PackageBoundaryPlugin', (compilation) => {
      const fail = (what: string, owner: string) =>
        compilation.errors.push(
          new compiler.webpack.WebpackError(`${basename(this.root)} may not import ${what}: it belongs to ${owner}`),
        );
      compilation.hooks.finishModules.tap('PackageBoundaryPlugin', (modules) => {
        const files = new Set<string>();
        for (const module of modules)
          if ('resource' in module && typeof module.resource === 'string')
            files.add(module.resource.split('?')[0] ?? '');
        for (const file of files) {
          const owner = packageRootOf(file);
          if (!owner || owner === this.root || isShared(owner)) continue;
          const { name } = JSON.parse(readFileSync(join(owner, 'package.json'), 'utf8')) as { name: string };
          fail(file, name);
        }
        for (const file of sourcesOf(this.root)) this.checkSource(file, fail);
      });
    });
  }

  private checkSource(file: string, fail: (what: string, owner: string) => void): void {
    for (const request of moduleRequests(file)) {
      if (request === COMPUTED) fail(`a computed path in ${relative(this.root, file)}`, 'an unknown package');
      const owner = packageOfRequest(dirname(this.root), file, request);
      if (owner && owner !== basename(this.root) && !owner.startsWith('libs/'))
        fail(`${request} in ${relative(this.root, file)}`, owner);
    }
  }
}
