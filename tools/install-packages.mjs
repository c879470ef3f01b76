import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Brings the locked packages when they are missing or older than the lock file; ends the process when it cannot.
 * `npm install` rather than `npm ci`, which wants every platform's binaries in the lock file, also those of platforms
 * that the registry at hand does not carry. Versions are pinned exactly either way, and nothing is saved.
 */
export function installPackages(root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
    process.exit(1);
  }
  if (isInstalled(root)) return;
  console.log('Installing packages (a minute or two, once)');
  const install = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--no-progress'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (install.status !== 0) {
    console.error('The packages could not be installed; npm says above why.');
    process.exit(install.status ?? 1);
  }
}

/** What npm notes of an install names every locked package that fits this machine. */
function isInstalled(root) {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') || entry.optional || entry.link || installed[path]?.version === entry.version,
  );
}
