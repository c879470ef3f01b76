import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenNeighbours, type Neighbours } from '@storefront/testing/neighbours';
import { remoteNames } from './package-names';

export interface HarnessOptions {
  /** A remote's package name, or 'all'. */
  readonly remote: string;
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
    positionals: [remote = ''],
  } = parseArgs({ args: [...words], allowPositionals: true, options: { fresh: { type: 'boolean', default: false } } });
  if (remote !== 'all' && !remoteNames(root).includes(remote))
    throw new Error('Which remote, or all? For example: npm run harness -w mf-basket');
  const { DATA_DIR, NEIGHBOURS, NEIGHBOURS_FROM, PORT = 4300 } = process.env;
  if (remote === 'all' && (NEIGHBOURS || NEIGHBOURS_FROM))
    throw new Error('A harness of all remotes has no other neighbours: unset NEIGHBOURS and NEIGHBOURS_FROM.');
  const dataDir = DATA_DIR ? resolve(DATA_DIR) : undefined;
  const from = NEIGHBOURS_FROM ? resolve(NEIGHBOURS_FROM) : undefined;
  if (dataDir && dataDir === from) throw new Error('DATA_DIR and NEIGHBOURS_FROM must be different folders.');
  return {
    remote,
    isFresh,
    neighbours: chosenNeighbours(),
    from,
    dataDir,
    port: Number(PORT),
  };
}
