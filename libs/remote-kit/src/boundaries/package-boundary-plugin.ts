import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Compiler } from '@rspack/core';
import { errorMessage } from '@storefront/api/error-message';
import { packageSources, packageStyles } from '../contract/package-sources';
import { COMPUTED, moduleRequests } from './module-requests';
import { packageOfRequest } from './package-of-request';

/** The folder of the package that a file belongs to; undefined for a file outside any package. */
function packageRootOf(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder;
  return undefined;
}

interface SourceFault {
  readonly file: string;
  readonly text: string;
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
      if (faults.length) throw new Error(faults.map(({ text }) => text).join('\n'));
    });
    compiler.hooks.compilation.tap('PackageBoundaryPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('PackageBoundaryPlugin', (modules) => {
        const files = new Set<string>();
        for (const module of modules)
          if ('resource' in module && typeof module.resource === 'string')
            files.add(module.resource.split('?')[0] ?? '');
        const errorOf = (text: string) => new compiler.webpack.WebpackError(text);
        compilation.errors.push(...this.bundleFaults(files).map(errorOf));
        if (!compiler.watchMode) return;
        const faults = this.watchedFaults(files);
        // Pages take no update from a build with errors, and these change nothing that a page shows.
        compilation.warnings.push(...faults.map(({ text }) => errorOf(text)));
        // The file may be outside the bundle; its next edit must start a build nevertheless.
        for (const { file } of faults) compilation.fileDependencies.add(file);
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

  /** The faults of sources, also while folders vanish: an error that leaves the hook would end the watching for good. */
  private watchedFaults(compiled: ReadonlySet<string>): SourceFault[] {
    try {
      return this.sourceFaults(compiled);
    } catch (error) {
      return [{ file: join(this.root, 'src'), text: errorMessage(error) }];
    }
  }

  /** @param compiled files whose syntax errors the compiler reports itself */
  private sourceFaults(compiled: ReadonlySet<string> = new Set()): SourceFault[] {
    return [...packageSources(this.root), ...packageStyles(this.root)].flatMap((file) => {
      try {
        return this.requestFaults(file).map((text) => ({ file, text }));
      } catch (error) {
        return compiled.has(file) ? [] : [{ file, text: errorMessage(error) }];
      }
    });
  }

  private requestFaults(file: string): string[] {
    return moduleRequests(file).flatMap((request) => {
      const path = relative(this.root, file);
      if (request === COMPUTED) return [this.fault(`a computed path in ${path}`, 'an unknown package')];
      const owner = packageOfRequest(dirname(this.root), file, request);
      const isForeign = owner && owner !== basename(this.root) && !owner.startsWith('libs/');
      return isForeign ? [this.fault(`${request} in ${path}`, owner)] : [];
    });
  }

  private fault(what: string, owner: string): string {
    return `${basename(this.root)} may not import ${what}: it belongs to ${owner}`;
  }
}
