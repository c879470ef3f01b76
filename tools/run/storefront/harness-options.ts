import { resolve, sep } from 'node:path';
import { remoteInFolder } from '@storefront/release-tool/session/remote-in-folder';
import { chosenNeighbours, type Neighbours } from '@storefront/testing/neighbours/neighbours';
import { remoteNames } from '../packages/package-names';
import { parseWords } from '../parse-words';

export interface HarnessOptions {
  /** A remote's package name, or 'all'. */
  readonly remote: string;
  /** The folder of a remote with a repository of its own; undefined for a remote of this one. */
  readonly folder: string | undefined;
  /** Whether the data folder is emptied first. */
  readonly isFresh: boolean;
  /** What the remote meets; 'none' for all remotes, which have no other neighbour. */
  readonly neighbours: Neighbours;
  /** The data folder of an installation that has the neighbours; undefined for the builds of this tree. */
  readonly from: string | undefined;
  /** The data folder that DATA_DIR names. */
  readonly dataDir: string | undefined;
  /** The storefront's port. */
  readonly port: number;
}

/**
 * What the command line and the environment ask of a harness.
 * @param words of the command line
 * @throws Error for what the harness does not do
 */
export function readHarnessOptions(root: string, words: readonly string[]): HarnessOptions {
  const {
    values: { fresh: isFresh },
    positionals: [word = ''],
  } = parseWords(
    words,
    { allowPositionals: true, options: { fresh: { type: 'boolean', default: false } } },
    'usage: npm run harness -w mf-basket [-- --fresh]',
  );
  const { remote, folder } = chosenRemote(root, word);
  const { DATA_DIR, NEIGHBOURS, NEIGHBOURS_FROM, PORT = 4300 } = process.env;
  if (remote === 'all' && (NEIGHBOURS || NEIGHBOURS_FROM))
    throw new Error('A harness of all remotes has no other neighbours: unset NEIGHBOURS and NEIGHBOURS_FROM.');
  const dataDir = DATA_DIR ? resolve(DATA_DIR) : undefined;
  const from = NEIGHBOURS_FROM ? resolve(NEIGHBOURS_FROM) : undefined;
  if (dataDir && dataDir === from) throw new Error('DATA_DIR and NEIGHBOURS_FROM must be different folders.');
  return {
    remote,
    folder,
    isFresh,
    neighbours: chosenNeighbours(),
    from,
    dataDir,
    port: Number(PORT),
  };
}

/** @param word a remote's name, 'all', or the path of a remote's folder outside this repository */
function chosenRemote(root: string, word: string): Pick<HarnessOptions, 'remote' | 'folder'> {
  const remotes = remoteNames(root);
  if (word === 'all' || remotes.includes(word)) return { remote: word, folder: undefined };
  if (!word.includes('/') && !word.includes(sep))
    throw new Error(
      'Which remote, or all? For example: npm run harness -w mf-basket, or for a remote with a repository of its own: npm run harness -- ../mf-lists',
    );
  const folder = resolve(word);
  const name = remoteInFolder(folder);
  if (remotes.includes(name))
    throw new Error(`${name} is a remote of this repository, too: npm run harness -w ${name}`);
  return { remote: name, folder };
}
