/**
 * node tools/complete-lockfile.mjs: adds binaries of other platforms that package-lock.json lacks, so that `npm ci`
 * passes, and the digests of entries without one. npm omits optional packages that it did not install.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = join(fileURLToPath(new URL('.', import.meta.url)), '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

/** The platform of a package, from its name: `@swc/core-linux-x64-musl`. */
function platformOf(name) {
  const words = name.split(/[/_-]/);
  if (words.some((word) => word.startsWith('wasm'))) return { cpu: ['wasm32'] };
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && os === 'linux' && { libc: [libc] }), ...(os && { os: [os] }) };
}

/** Whether a package at `path` finds `name` in its own or an outer node_modules. */
function isLocked(path, name) {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`]);
  }
}

const added = {};
for (const [path, entry] of Object.entries(packages))
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    if (!/^\d+\.\d+\.\d+/.test(version)) {
      console.error(`${path || 'package.json'} asks for ${name}@${version}: only an exact version can be added`);
      process.exitCode = 1;
      continue;
    }
    added[`node_modules/${name}`] = { version, ...platformOf(name), ...(entry.dev && { dev: true }), optional: true };
  }
for (const [path, entry] of Object.entries({ ...packages, ...added })) {
  if (!path.includes('node_modules/') || entry.link || entry.inBundle || entry.integrity) continue;
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  entry.integrity = execFileSync('npm', ['view', `${name}@${entry.version}`, 'dist.integrity'], {
    encoding: 'utf8',
  }).trim();
  console.log(`${name}@${entry.version} ${entry.integrity}`);
}
lock.packages = Object.fromEntries(
  Object.entries({ ...packages, ...added }).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(added).length} packages of other platforms were added`);
