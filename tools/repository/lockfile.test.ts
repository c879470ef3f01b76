import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { satisfies } from 'semver';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node?: string };
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
}

/** The lower end of `engines` in package.json. */
const OLDEST_NODE = '20.19.0';

const text = readFileSync(join(resolve(__dirname, '../..'), 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, Locked>> };

/** Node's search paths for a package, nearest first. */
function* placesOf(path: string, name: string): Generator<string> {
  for (let folder = path; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))))
    yield `${folder}/node_modules/${name}`;
  yield `node_modules/${name}`;
}

test('the lock file lists the binaries of every platform, so that npm ci passes on each', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => ![...placesOf(path, name)].some((place) => packages[place])),
  );
  // node tools/complete-lockfile.mjs adds them.
  expect(missing).toEqual([]);
});

test('every locked package runs on the oldest Node.js that we support, and none records the registry it came from', () => {
  const newer = Object.entries(packages).filter(([, { engines }]) => !satisfies(OLDEST_NODE, engines?.node ?? '*'));
  expect(newer.map(([path]) => path)).toEqual([]);
  const resolved = Object.values(packages).filter((entry) => entry.resolved && !entry.link);
  expect(resolved).toEqual([]);
});

test('every locked package has the digest that its archive is checked against', () => {
  const unchecked = Object.entries(packages).filter(
    ([path, { link, integrity = '' }]) =>
      path.includes('node_modules/') && !link && !/^sha512-\S{86}==$/.test(integrity),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
