import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const find = () => FOLDERS.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));

/** The shared cache of the browser tests: an nginx that is there, or Debian's package. Its path. */
export async function ensureNginx(root: string): Promise<string> {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No nginx here: installing Debian’s');
    await runCommand('apt-get', ['update', '-qq'], { cwd: root });
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], { cwd: root });
    // Debian starts it as a service, which nobody asked for.
    await runCommand('service', ['nginx', 'stop'], { cwd: root }).catch(() => 0);
    const installed = find();
    if (installed) return installed;
  }
  throw new Error('The tests of a shared cache need nginx. Install it with: apt-get install nginx-light');
}
