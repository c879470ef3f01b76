import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import type { AssetFile } from '../manifest/manifest.types';
import { assetFile } from './asset-file';

const fileIn = (root: string): string => join(root, 'dist/developer-boot.json');

/** Records the scripts with which the shell's development build starts, for its manifest. */
export class DeveloperBootPlugin {
  /** @param root the shell's folder */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tap('DeveloperBootPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
      const files = (namedChunkGroups?.boot?.assets ?? []).map(({ name }) => name);
      const scripts = files.filter((file) => file.endsWith('.js')).map((file) => assetFile(this.root, file));
      writeFileSync(fileIn(this.root), `${JSON.stringify(scripts)}\n`);
    });
  }
}

/** Those scripts in their order; undefined for a package without a development build. */
export const developerBoot = (root: string): AssetFile[] | undefined =>
  existsSync(fileIn(root)) ? (JSON.parse(readFileSync(fileIn(root), 'utf8')) as AssetFile[]) : undefined;
