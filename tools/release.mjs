// npm run release: runs release.ts as one script, which starts in a third of the time. It is bundled again when one of its
// sources has changed. Plain JavaScript, because starting a TypeScript loader takes longer than reading the script.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const script = join(root, '.data/commands/release.mjs');

/** Whether the script exists and no source has changed since it was bundled. */
function isCurrent() {
  try {
    const changes = Object.entries(JSON.parse(readFileSync(`${script}.json`, 'utf8')));
    return statSync(script).isFile() && changes.every(([file, change]) => statSync(file).mtimeMs === change);
  } catch {
    return false;
  }
}

if (!isCurrent()) {
  mkdirSync(dirname(script), { recursive: true });
  const words = ['--import', 'tsx', 'tools/bundle-release.ts', script];
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(script).href);
