/** Bundles release.ts for release.mjs: node --import tsx tools/run/packages/bundle-release.ts SCRIPT */
import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundleCommand } from './bundle-command';

const [script = ''] = process.argv.slice(2);
const startedAt = Date.now();
const root = resolve(import.meta.dirname, '../../..');
const sources = await bundleCommand(root, 'tools/release.ts', script);

/** A source that was saved meanwhile may be in the script as it was before: the next run bundles again. */
const changeOf = (file: string) => {
  const { mtimeMs } = statSync(file);
  return mtimeMs < startedAt ? mtimeMs : 0;
};
const changes = Object.fromEntries(sources.map((file) => [file, changeOf(file)]));
writeFileSync(`${script}.json`, JSON.stringify({ root, changes }));
