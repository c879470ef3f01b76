import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { keyFingerprint } from '../signatures/release-key';
import { numbersIn, writeNumbered } from '../store/numbered-files';
import { readRegularFile } from '../store/read-regular-file';
import { ReleaseRoot } from './release-root';

/** Well above the size of a root, which has some lines for each role. */
const MAX_BYTES = 1024 * 1024;
/** No channel has this name. */
const FOLDER = 'release-roots';

/** The newest accepted root, by the installation's first key; stored outside the release folder, like channel states. */
export class RootMemory {
  private readonly latest = new Map<string, ReleaseRoot | undefined>();

  /**
   * @param folder where to store it; by default it lasts as long as the process
   * @param isDraft reads the folder and stores nothing in it
   */
  constructor(
    private readonly folder?: string,
    private readonly isDraft = false,
  ) {}

  /** Reads the folder again. */
  forget(): void {
    this.latest.clear();
  }

  newest(anchor: KeyObject): ReleaseRoot | undefined {
    const name = keyFingerprint(anchor);
    if (!this.latest.has(name)) this.latest.set(name, this.load(name));
    return this.latest.get(name);
  }

  /** Stores a verified root. */
  accept(anchor: KeyObject, root: ReleaseRoot, text: Buffer): void {
    const name = keyFingerprint(anchor);
    if (this.folder && !this.isDraft) writeNumbered(join(this.folder, name, FOLDER), root.version, text);
    this.latest.set(name, root);
  }

  private load(name: string): ReleaseRoot | undefined {
    if (!this.folder) return undefined;
    const folder = join(this.folder, name, FOLDER);
    for (const version of numbersIn(folder).reverse()) {
      try {
        return ReleaseRoot.parse(readRegularFile(join(folder, `${version}.json`), MAX_BYTES));
      } catch {
        // Half written when a process ended: use the previous one.
      }
    }
    return undefined;
  }
}
