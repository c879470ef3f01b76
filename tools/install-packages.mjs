import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the locked packages when they are missing or older than the lock file; exits on failure. Includes
 * development packages whatever NODE_ENV is, because the build needs them.
 */
export function installPackages(root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
    process.exit(1);
  }
  if (isInstalled(root)) return;
  console.log('Installing packages (a minute or two, once)');
  const install = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (install.status !== 0) {
    console.error('The packages could not be installed; see npm’s messages above.');
    process.exit(install.status ?? 1);
  }
}

/**
 * Whether every locked package for this machine is there, nested ones included, and every workspace is linked. npm's install
 * record says which version a folder has; its package.json shows that the folder was not removed since.
 */
export function isInstalled(root) {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, entry]) => {
    // The others are this repository's own folders.
    if (!/(^|\/)node_modules\//.test(path) || entry.optional) return true;
    if (entry.link) return existsSync(join(root, path));
    return installed[path]?.version === entry.version && existsSync(join(root, path, 'package.json'));
  });
}
