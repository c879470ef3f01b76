import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command';

const SEARCHED_FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
];
const findNginx = () => SEARCHED_FOLDERS.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));

/** The path of an nginx for the shared cache tests: an installed one, or Debian's package. */
export async function ensureNginx(root: string): Promise<string> {
  const found = findNginx();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('nginx is missing: installing Debian’s');
    await runCommand('apt-get', ['update', '-qq'], { cwd: root });
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], { cwd: root });
    // Debian also starts it as a service, which must not run.
    await runCommand('service', ['nginx', 'stop'], { cwd: root }).catch(() => 0);
    const installed = findNginx();
    if (installed) return installed;
  }
  throw new Error('The tests of a shared cache need nginx. Install it with: apt-get install nginx-light');
}
