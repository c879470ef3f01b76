import { bucketPath, sequenceOf } from '../bucket/bucket-paths';
import { inParallel, PARALLEL_FILES } from '../bucket/in-parallel';
import { PUBLICATIONS } from '../channels/channel-names';
import { withoutStrays } from '../channels/number-gaps';
import { entryFile, entryNumbers } from '../logs/log-entries';
import {
  countedNumbers,
  isPublication,
  MAX_ENTRY_BYTES,
  MAX_FILES,
  newestPublication,
} from '../logs/publication-entry';
import { InvalidRecord } from '../publishing/release-record';
import { freeNumber } from '../store/numbered-files';
import { emptyIfTooLarge, ignoreTooLarge } from '../store/read-regular-file';
import { trustOf } from '../trust/release-trust';
import { MirroredCompositions } from './mirrored-compositions';

const NAME = '[\\w+-][\\w.+-]*';
const RECORD = new RegExp(`^packages/(${NAME})/(${NAME})/release\\.json$`);

/** Fetches entries of the logs from a bucket. Their readers verify them, and say what is wrong with them. */
export class MirroredLogs extends MirroredCompositions {
  /**
   * Fetches the entries of a channel's log, from the first number that is missing in the folder up to the accepted state:
   * an unsigned file may have any number, and hides no entry. They follow their state, so one may come later.
   */
  protected async fetchLog(channel: string): Promise<void> {
    const trust = trustOf(this.store, this.key);
    const stored = this.store.sequences(channel).at(-1);
    const shown = (trust.root ? this.store.memory.newest(channel, trust.anchor)?.sequence : stored) ?? 0;
    const known = new Set(entryNumbers(this.store, channel));
    const missing = (await this.entriesAfter(channel, freeNumber([...known], 0) - 1)).filter(
      (sequence) => sequence <= shown && !known.has(sequence),
    );
    return this.fetchEntries(channel, missing);
  }

  /**
   * Fetches entries of the log of publications.
   * @param last how many of the newest at most; all that are missing in the folder if missing
   */
  async fetchPublications(last?: number): Promise<void> {
    const known = new Set(entryNumbers(this.store, PUBLICATIONS));
    // An unsigned file may have any number, and hides no publication.
    const newest = last === undefined ? 0 : (newestPublication(this.store, trustOf(this.store, this.key)) ?? 0);
    const found = await this.entriesAfter(PUBLICATIONS, newest - missingOf(known, newest, last ?? 0));
    // Only readers of the whole log report numbers that leave out too many.
    const counted = newest ? withoutStrays(found, newest) : countedNumbers(found);
    const missing = (last === undefined ? found : counted).filter((sequence) => !known.has(sequence));
    if (last === undefined) return this.fetchEntries(PUBLICATIONS, missing);
    return this.fetchNewest(missing.slice(-MAX_FILES), last);
  }

  /** Fetches files of the log of publications, the newest first, until so many of them are publications. */
  private async fetchNewest(missing: readonly number[], last: number): Promise<void> {
    const trust = trustOf(this.store, this.key);
    const left = [...missing];
    let found = 0;
    for (let count = last; left.length && found < last; count *= 2) {
      const next = left.splice(-count);
      await this.fetchEntries(PUBLICATIONS, next);
      found += next.filter((sequence) => isPublication(this.store, trust, sequence)).length;
    }
  }

  /** Fetches the records of all versions, which name their entries. Those that no team signed are left out. */
  async fetchAllRecords(): Promise<void> {
    const paths = await this.bucket.list('packages/');
    await inParallel(paths, PARALLEL_FILES, async (path) => {
      const [, name, version] = RECORD.exec(path) ?? [];
      if (!name || !version || this.store.has('packages', name, version, 'release.json')) return;
      await this.record(name, version).catch((error: unknown) => {
        if (!(error instanceof InvalidRecord)) return ignoreTooLarge(error);
      });
    });
  }

  /** The numbers of a log's entries in the bucket after a known one. */
  private async entriesAfter(log: string, known: number): Promise<number[]> {
    const paths = await this.bucket.list(`log/${log}/`, entryPath(log, known));
    return paths.flatMap((path) => {
      const sequence = sequenceOf(path);
      return sequence && path === entryPath(log, sequence) ? [sequence] : [];
    });
  }

  private async fetchEntries(log: string, sequences: readonly number[]): Promise<void> {
    await inParallel(sequences, PARALLEL_FILES, async (sequence) => {
      const text = await this.bucket.read(entryPath(log, sequence), MAX_ENTRY_BYTES).catch(emptyIfTooLarge);
      if (text) this.store.create(text.toString(), 'log', log, entryFile(sequence));
    });
  }
}

/** How many of the newest numbers come after the one before the first that is missing. @param last how many matter */
function missingOf(known: ReadonlySet<number>, newest: number, last: number): number {
  for (let count = Math.min(last, newest); count > 0; count -= 1) if (!known.has(newest - count + 1)) return count;
  return 0;
}

const entryPath = (log: string, sequence: number): string => bucketPath('log', log, entryFile(sequence));
