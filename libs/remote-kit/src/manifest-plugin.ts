import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, StatsCompilation } from '@rspack/core';
import type { AssetFile, ExposeFiles } from './manifest.types';
import { manifestBoundary } from './manifest-boundary';
import { manifestRoute } from './manifest-route';
import type { PackageContract } from './package-contract';
import { payloadSchemas } from './payload-schemas';
import { providedPackages } from './provided-packages';

/** As long as the document's early queue holds a tap: after that a page is too late anyway. */
const DEADLINE_MS = 8000;

/**
 * The browser's half of a manifest, written to dist/browser-manifest.json; a release adds version and server bundle.
 */
export class ManifestPlugin {
  constructor(
    private readonly contract: PackageContract,
    private readonly root: string,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tap('ManifestPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const json = stats.toJson({ all: false, chunkGroups: true, assets: true });
      const manifest = {
        name: this.contract.name,
        container: this.contract.name.replace(/-/g, '_'),
        deadlineMs: this.contract.deadlineMs ?? DEADLINE_MS,
        fallback: this.contract.fallback ?? false,
        entry: this.entry(json),
        exposes: this.exposes(json),
        routes: this.contract.routes.map(manifestRoute),
        boundaries: this.contract.boundaries.map(manifestBoundary),
        actions: this.contract.actions,
        plainPages: this.contract.plainPages,
        links: this.contract.links ?? [],
        outcomeFields: this.contract.outcomeFields,
        storage: this.contract.storage ?? [],
        handles: this.contract.handles,
        reactsTo: this.contract.reactsTo,
        emits: this.contract.emits,
        uses: {
          commands: this.contract.requests,
          boundaries: this.contract.contains,
          actions: this.contract.posts,
          operations: this.contract.operations,
          state: this.contract.reads,
          routes: this.contract.linksTo,
        },
        writes: this.contract.writes,
        schemas: payloadSchemas(this.contract),
        shared: providedPackages(this.root),
      };
      writeFileSync(join(this.root, 'dist/browser-manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }

  private asset(file: string): AssetFile {
    const content = readFileSync(join(this.root, 'dist/browser', file));
    return {
      file,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      bytes: content.length,
    };
  }

  private entry(json: StatsCompilation): AssetFile {
    const name = json.assets?.find((asset) => /^(remoteEntry|boot)\.[^/]*\.js$/.test(asset.name))?.name;
    if (!name) throw new Error(`${this.contract.name}: the build has no entry file`);
    return this.asset(name);
  }

  private exposes(json: StatsCompilation): Record<string, ExposeFiles> {
    return Object.fromEntries(
      this.contract.exposes.map((key) => {
        const files = (json.namedChunkGroups?.[key.slice(2)]?.assets ?? []).map((asset) => asset.name);
        if (!files.length) throw new Error(`${this.contract.name}: nothing was built for ${key}`);
        return [
          key,
          {
            scripts: files.filter((file) => file.endsWith('.js')).map((file) => this.asset(file)),
            styles: files.filter((file) => file.endsWith('.css')).map((file) => this.asset(file)),
          },
        ];
      }),
    );
  }
}
