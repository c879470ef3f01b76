import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Module, StatsCompilation } from '@rspack/core';
import type { AssetFile, ExposeFiles } from '../manifest/manifest.types';
import { consumedRequests, usedShared } from '../provided-libraries/used-shared';
import { assetFile } from './asset-file';
import type { BuildDescription } from './build-description';
import { developerBoot } from './developer-boot-plugin';

/**
 * The browser's half of a manifest, written to dist/browser-manifest.json; a release adds version and server bundle.
 */
export class ManifestPlugin {
  /**
   * @param described what the build says besides its files
   * @param exposed its modules, such as './BasketPage'
   * @param root the package's folder
   * @param serverRequests what its server bundle requires; undefined of the shell, which provides every shared library
   */
  constructor(
    private readonly described: BuildDescription,
    private readonly exposed: readonly string[],
    private readonly root: string,
    private readonly serverRequests?: ReadonlySet<string>,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tap('ManifestPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const json = stats.toJson({ all: false, chunkGroups: true, assets: true });
      const manifest = {
        ...this.described,
        shared: this.shared(stats.compilation.modules),
        entry: this.entry(json),
        exposes: this.exposes(json),
        developerBoot: developerBoot(this.root),
      };
      writeFileSync(join(this.root, 'dist/browser-manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }

  private shared(modules: Iterable<Module>): BuildDescription['shared'] {
    const { shared } = this.described;
    return this.serverRequests ? usedShared(shared, [...this.serverRequests, ...consumedRequests(modules)]) : shared;
  }

  private entry(json: StatsCompilation): AssetFile {
    const name = json.assets?.find((asset) => /^(remoteEntry|boot)\.[^/]*\.js$/.test(asset.name))?.name;
    if (!name) throw new Error(`${this.described.name}: the build has no entry file`);
    return assetFile(this.root, name);
  }

  private exposes(json: StatsCompilation): Record<string, ExposeFiles> {
    return Object.fromEntries(
      this.exposed.map((key) => {
        const files = (json.namedChunkGroups?.[key.slice(2)]?.assets ?? []).map((asset) => asset.name);
        if (!files.length) throw new Error(`${this.described.name}: nothing was built for ${key}`);
        return [
          key,
          {
            scripts: files.filter((file) => file.endsWith('.js')).map((file) => assetFile(this.root, file)),
            styles: files.filter((file) => file.endsWith('.css')).map((file) => assetFile(this.root, file)),
          },
        ];
      }),
    );
  }
}
