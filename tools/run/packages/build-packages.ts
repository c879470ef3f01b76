import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { tiedNodeOptions } from '@storefront/testing/processes/tied-to-parent';

/** Builds packages with nx, which skips unchanged ones. Rejects with the end of the build's output. */
export function buildPackages(root: string, projects?: readonly string[]): Promise<void> {
  const words = ['run-many', '-t', 'build', '--outputStyle=static', ...(projects ? ['-p', projects.join(',')] : [])];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...words], {
      cwd: root,
      env: {
        ...process.env,
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        NODE_OPTIONS: tiedNodeOptions(process.env.NODE_OPTIONS),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    process.once('exit', () => child.kill());
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk).slice(-20_000);
      });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed.\n${output}`))));
  });
}
