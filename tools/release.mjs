// npm run release: runs release.ts as one script, which starts in a third of the time. It is bundled again when one of its
// sources has changed. Plain JavaScript, because starting a TypeScript loader takes longer than reading the script.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pinnedNode } from './pinned-node.mjs';
import { runProgram } from './run-program.mjs';

const root = join(import.meta.dirname, '..');
const script = join(root, '.data/commands/release.mjs');

/**
 * Whether the script exists and no source has changed since it was bundled. It contains the paths of its repository, so a
 * copy of the folder needs its own.
 */
function isCurrent() {
  try {
    const bundled = JSON.parse(readFileSync(`${script}.json`, 'utf8'));
    const isUnchanged = ([file, change]) => statSync(file).mtimeMs === change;
    return bundled.root === root && statSync(script).isFile() && Object.entries(bundled.changes).every(isUnchanged);
  } catch {
    return false;
  }
}

async function runHere() {
  if (!isCurrent()) bundle();
  await import(pathToFileURL(script).href);
}

function bundle() {
  try {
    mkdirSync(dirname(script), { recursive: true });
  } catch (error) {
    console.error(`The release command cannot be stored in ${dirname(script)}: ${error.message}`);
    process.exit(1);
  }
  const words = ['--import', 'tsx', 'tools/run/packages/bundle-release.ts', script];
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (pinnedNode(root) === process.execPath) await runHere();
else runProgram('node', [import.meta.filename, ...process.argv.slice(2)], root, process.cwd());
