import { bucketPath, sequenceOf } from './bucket-paths';
import { PUBLICATIONS } from './channel-names';
import { inParallel } from './in-parallel';
import { entryFile, entryNumbers } from './log-entries';
import { MAX_BYTES, MirroredContent, PARALLEL_READS } from './mirrored-content';
import { newestPublication } from './publication-log';
import { ignoreTooLarge } from './read-regular-file';
import { trustOf } from './trust/release-trust';

/** Brings entries of the logs from a bucket. Their readers verify them, and say what is wrong with them. */
export class MirroredLogs extends MirroredContent {
  /** Brings the newer entries of a channel's log. They follow their state, so the newest one may come later. */
  protected async bringLog(channel: string): Promise<void> {
    return this.bringEntries(channel, await this.entriesAfter(channel, entryNumbers(this.store, channel).at(-1) ?? 0));
  }

  /**
   * Brings entries of the log of publications.
   * @param last how many of the newest at most; all that are missing in the folder if missing
   */
  async bringPublications(last?: number): Promise<void> {
    const known = new Set(entryNumbers(this.store, PUBLICATIONS));
    // A file that nobody signed may have any number, and hides no publication.
    const newest = last === undefined ? 0 : (newestPublication(this.store, trustOf(this.store, this.key)) ?? 0);
    const missing = (await this.entriesAfter(PUBLICATIONS, newest)).filter((sequence) => !known.has(sequence));
    return this.bringEntries(PUBLICATIONS, last === undefined ? missing : missing.slice(-last));
  }

  /** The numbers of a log's entries in the bucket after a known one. */
  private async entriesAfter(log: string, known: number): Promise<number[]> {
    const paths = await this.bucket.list(`log/${log}/`, entryPath(log, known));
    return paths.flatMap((path) => {
      const sequence = sequenceOf(path);
      return sequence && path === entryPath(log, sequence) ? [sequence] : [];
    });
  }

  private async bringEntries(log: string, sequences: readonly number[]): Promise<void> {
    await inParallel(sequences, PARALLEL_READS, async (sequence) => {
      const text = await this.bucket.read(entryPath(log, sequence), MAX_BYTES).catch(ignoreTooLarge);
      if (text) this.store.create(text.toString(), 'log', log, entryFile(sequence));
    });
  }
}

const entryPath = (log: string, sequence: number): string => bucketPath('log', log, entryFile(sequence));
