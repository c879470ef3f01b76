import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A package, one of a workspace alone, a nested one, one of another platform, and a linked workspace. */
const packages = {
  'node_modules/react': { version: '19.0.0' },
  'libs/releases/node_modules/lru-cache': { version: '11.0.0' },
  'node_modules/glob/node_modules/lru-cache': { version: '10.0.0' },
  'node_modules/binary-of-another-platform': { version: '1.0.0', optional: true },
  'node_modules/@storefront/releases': { resolved: 'libs/releases', link: true },
};
const installed = Object.keys(packages).filter((path) => !path.includes('another-platform'));

let root: string;
const write = (path: string, content: object) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-packages-'));
  const own = { '': { name: 'storefront' }, 'libs/releases': { version: '0.1.0' } };
  write('package-lock.json', { packages: { ...own, ...packages } });
  const record = Object.entries({ ...own, ...packages }).filter(([path]) => path && !path.includes('another-platform'));
  write('node_modules/.package-lock.json', { packages: Object.fromEntries(record) });
  for (const path of installed) write(`${path}/package.json`, {});
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Asked of a process of its own, because the tool is a module that Node.js runs as it is. */
function isInstalled(): boolean {
  const tool = pathToFileURL(join(__dirname, '../install-packages.mjs')).href;
  const code = `import { isInstalled } from '${tool}'; console.log(isInstalled(${JSON.stringify(root)}));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }) === 'true\n';
}

test('packages are installed when all of the lock file are there, but for those of other platforms', () => {
  expect(isInstalled()).toBe(true);
});

test.each(installed)('the removal of %s is noticed', (path) => {
  rmSync(join(root, path), { recursive: true });
  expect(isInstalled()).toBe(false);
});

test.each([
  ['a package', 'node_modules/react'],
  ['a nested package', 'libs/releases/node_modules/lru-cache'],
])('another locked version of %s is noticed', (_what, path) => {
  write('package-lock.json', { packages: { ...packages, [path]: { version: '99.0.0' } } });
  expect(isInstalled()).toBe(false);
});

test('an install that did not end, so that npm recorded nothing, is noticed', () => {
  rmSync(join(root, 'node_modules/.package-lock.json'));
  expect(isInstalled()).toBe(false);
});
