import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';

/** Marks the folders that a harness may change and delete, and says what each was made for. */
const MARKER = 'harness.txt';

/** What a harness shows. */
export interface HarnessContent {
  /** A remote's package name, or 'all'. */
  readonly remote: string;
  /** The remote's folder, if it has a repository of its own. */
  readonly folder?: string | undefined;
  /** What the remote meets. */
  readonly neighbours: string;
  /** The data folder of the installation that has these neighbours; undefined for the builds of this tree. */
  readonly from?: string | undefined;
}

/**
 * Makes a folder the data folder of a harness.
 * @param folder a path at which there is nothing, an empty folder, or a folder that a harness made
 * @param isFresh empties the folder first. It may then also be an unmarked one below the system's temporary folder, as
 *   earlier versions of the harness made them
 * @param temporary the system's temporary folder
 * @throws Error, with nothing changed, for a folder with other data, or of a harness that shows something else
 */
export function claimHarnessFolder(
  folder: string,
  content: HarnessContent,
  isFresh: boolean,
  temporary = tmpdir(),
): void {
  const made = markedFor(folder);
  if (made === undefined && !isEmpty(folder) && !(isFresh && isBelow(temporary, folder)))
    throw new Error(
      `${folder} is not a folder of the harness, which changes and deletes its data: unset DATA_DIR, or name an empty folder.`,
    );
  const wanted = described(content);
  if (made !== undefined && made !== wanted && !isFresh)
    throw new Error(`${folder} was made for ${made}, not for ${wanted}; --fresh deletes its data first.`);
  if (isFresh) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MARKER), wanted);
}

const described = ({ remote, folder, neighbours, from }: HarnessContent): string =>
  `${remote}${folder ? ` of ${folder}` : ''} with NEIGHBOURS=${neighbours}${from ? ` and NEIGHBOURS_FROM=${from}` : ''}`;

function markedFor(folder: string): string | undefined {
  const file = join(folder, MARKER);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function isEmpty(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return !found || (found.isDirectory() && !readdirSync(folder).length);
}

/** False for a link to a folder elsewhere. */
const isBelow = (parent: string, folder: string): boolean =>
  realpathSync(folder).startsWith(realpathSync(parent) + sep);
