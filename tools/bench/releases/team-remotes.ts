import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LibraryRegistry } from '../../../e2e/releases/library-registry';
import { runCommand } from '../../run/run-command';
import { treeOfCommit } from '../../run/working-trees/tree-of-commit';
import type { BenchResources } from '../bench-resources';
import { type MeasuredStorefront, publish, runRelease, type TeamRemote, VISITOR } from './release-round';

/** mf-basket in a tree of its own, which has the packages that are installed here. */
export function basketInTree(root: string, resources: BenchResources): TeamRemote {
  const folder = resources.own(treeOfCommit(root, 'HEAD'));
  // Its render process checks a composition before it is promoted.
  cpSync(join(root, 'shell/dist'), join(folder, 'shell/dist'), { recursive: true });
  const page = join(folder, 'mf-basket/src/exposes/BasketPage.tsx');
  return {
    name: 'mf-basket',
    folder,
    change: (round) => appendFileSync(page, `\nObject.assign(globalThis, { round: ${round} });\n`),
    shown: async (origin) => (await fetch(`${origin}/faqs`, { headers: VISITOR })).headers.get('x-composition'),
  };
}

/**
 * mf-lists in a repository of its own, with the libraries from a registry. The storefront shows its first version.
 * @param port of the registry
 */
export async function listsOutside(
  root: string,
  resources: BenchResources,
  storefront: MeasuredStorefront,
  port: number,
): Promise<TeamRemote> {
  const registry = new LibraryRegistry(port);
  resources.onEnd(() => registry.stop());
  await registry.start();
  const folder = join(resources.temporaryFolder('bench-outside-'), 'lists');
  const run = async (...words: string[]) => {
    const options = { cwd: root, env: registry.npmSettings };
    const code = await runCommand('npm', ['run', '--silent', ...words, '--registry', registry.origin], options);
    if (code !== 0) throw new Error(`npm run ${words.join(' ')} ended with ${code}.`);
  };
  await run('libraries', '--', 'publish');
  await run('create:remote', '--', 'mf-lists', folder);
  const page = join(folder, 'src/exposes/ListsPage.tsx');
  const remote: TeamRemote = {
    name: 'mf-lists',
    folder,
    change: (round) => {
      const source = readFileSync(page, 'utf8');
      writeFileSync(page, source.replace(/>Lists[^<]*<\/PageTitle>/, `>Lists ${round}</PageTitle>`));
    },
    shown: titleOfLists,
  };
  const { version } = await publish(remote, storefront);
  await runRelease(remote, storefront, 'promote', version);
  return remote;
}

/** The heading of its page in the storefront's document. @throws Error when it is none of its headings */
async function titleOfLists(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/lists`, { headers: VISITOR });
  const title = /<h1[^>]*>(Lists(?: \d+)?)</.exec(await reply.text())?.[1];
  if (!reply.ok || !title) throw new Error(`${origin}/lists does not show mf-lists: it replied ${reply.status}.`);
  return title;
}
