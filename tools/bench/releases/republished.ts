/**
 * --republished: builds all packages before and after changes of a library, and writes to docs/measurements which of them
 * have other files because of it. The others are shown with the new version of the library as they are.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { installReactPatch } from '../../../e2e/releases/newer-libraries';
import { releasePackages } from '../../run/packages/package-names';
import { runCommand } from '../../run/run-command';
import { treeOfCommit } from '../../run/working-trees/tree-of-commit';
import { benchOptions } from '../bench-options';
import { type BenchResources, withResources } from '../bench-resources';
import { writeMeasurement } from '../write-measurement';

const root = resolve(import.meta.dirname, '../../..');

/** Code that stays in a build. */
const MEASURED = '\nObject.assign(globalThis, { measured: true });\n';
/** Folders of a build; the shell has themes. */
const SCRIPTS_AND_STYLES = ['browser', 'server', 'themes'];

/** What changes a tree, by the words of docs/reference/releases.md. */
const CHANGES: Readonly<Record<string, (tree: string) => void>> = {
  // Its code alone: a container accepts each later patch of the version that it names.
  'a patch of React': (tree) => appendFileSync(join(tree, 'node_modules/react/cjs/react.production.js'), MEASURED),
  'a style sheet of `@storefront/ui`': (tree) =>
    append(tree, 'styles/button.css', '\n.sf-measured {\n  color: red;\n}\n'),
  'its `Stepper`': (tree) => append(tree, 'stepper.tsx'),
  'its `TextField`': (tree) => append(tree, 'text-field.tsx'),
};

function append(tree: string, file: string, text = MEASURED): void {
  appendFileSync(join(tree, 'libs/ui/src', file), text);
}

await withResources(async (resources) => {
  benchOptions({ republished: { type: 'boolean' } });
  const [load = 0] = loadavg();
  const before = await builtFiles(resources, () => undefined);
  const again = await builtFiles(resources, () => undefined);
  if (changed(before, again).length) throw new Error('Two builds of the same sources differ.');
  const republished: Record<string, readonly string[]> = {};
  for (const [name, change] of Object.entries(CHANGES)) {
    republished[name] = changed(before, await builtFiles(resources, change));
    console.log(`${name}: ${republished[name].join(', ')}`);
  }
  writeMeasurement(root, 'republished.json', load, { packages: releasePackages.length, republished });
});

type Digests = ReadonlyMap<string, string>;

/** The packages whose files differ. */
function changed(before: Digests, after: Digests): string[] {
  return releasePackages.filter((name) => before.get(name) !== after.get(name));
}

/** The digests of what each package ships, of the last commit with a change. @throws Error when a build fails */
async function builtFiles(resources: BenchResources, change: (tree: string) => void): Promise<Digests> {
  const tree = resources.own(treeOfCommit(root, 'HEAD'));
  // Copies React into each tree, because a link would lead to the installed one.
  installReactPatch(root, tree);
  change(tree);
  const digests = new Map<string, string>();
  for (const name of releasePackages) {
    const code = await runCommand('npm', ['run', '--silent', 'build', '-w', name], { cwd: tree, buffersOutput: true });
    if (code !== 0) throw new Error(`The build of ${name} has failed.`);
    digests.set(name, digestOf(join(tree, name, 'dist')));
  }
  return digests;
}

/** The digest of the scripts and styles of a build, with their names. Its manifests record the versions of libraries. */
function digestOf(dist: string): string {
  const hash = createHash('sha256');
  for (const folder of SCRIPTS_AND_STYLES.map((name) => join(dist, name)).filter(existsSync))
    for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
