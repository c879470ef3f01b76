import { bucketPath, sequenceOf } from '../bucket/bucket-paths';
import { inParallel, PARALLEL_FILES } from '../bucket/in-parallel';
import type { Channel } from '../compositions/composition.types';
import { emptyIfTooLarge, MAX_BYTES } from '../store/read-regular-file';
import type { StateFile } from '../trust/judge-states';
import type { ReleaseTrust } from '../trust/release-trust';
import { MirroredLogs } from './mirrored-logs';

/** What is kept of a state that no key signed: ten times the largest usual one, because its key may become known later. */
const MAX_UNSIGNED_BYTES = 64 * 1024;

/** Reads states of channels in a bucket, for those who judge them. */
export class MirroredStates extends MirroredLogs {
  /**
   * The states with these numbers, oldest first. The folder keeps those that no key signed, so that they are read once:
   * they take their numbers, and their reader says why they are refused. Those that it remembers are left out.
   */
  protected async readStates(trust: ReleaseTrust, channel: string, numbers: readonly number[]): Promise<StateFile[]> {
    const files: StateFile[] = [];
    const stored = new Set(this.store.sequences(channel));
    const isRefused = (sequence: number) =>
      stored.has(sequence) && this.store.refused.why(trust, channel, sequence) !== undefined;
    const read = numbers.filter((sequence) => !isRefused(sequence));
    await inParallel(read, PARALLEL_FILES, async (sequence) => {
      const text = await this.stateText(channel, sequence);
      if (!text) return;
      if (isSigned(trust, channel, sequence, text) || sequence === trust.root?.starts[channel]?.sequence)
        files.push({ sequence, text });
      else if (!stored.has(sequence))
        this.store.create(shortened(text).toString(), 'channels', channel, `${sequence}.json`);
    });
    return files.sort((a, b) => a.sequence - b.sequence);
  }

  /** From the folder, if it is there. */
  private async stateText(channel: string, sequence: number): Promise<Buffer | undefined> {
    const parts = ['channels', channel, `${sequence}.json`];
    if (!this.store.has(...parts)) return this.bucket.read(bucketPath(...parts), MAX_BYTES).catch(emptyIfTooLarge);
    try {
      return this.store.read(...parts);
    } catch {
      // A link or a folder, which no mirror wrote.
      return undefined;
    }
  }

  /** The newest state of an installation with one key. @throws Error unless it may follow the accepted one */
  protected async readState(
    trust: ReleaseTrust,
    channel: string,
    path: string,
  ): Promise<{ state: Channel; text: Buffer }> {
    const sequence = sequenceOf(path);
    const what = `State ${sequence} of channel ${channel} in the bucket`;
    const text = await this.bucket.read(path, MAX_BYTES);
    if (!text) throw new Error(`${what} is missing.`);
    const { value: state } = trust.verify<Channel>('channel', text, what);
    if (state.channel !== channel || state.sequence !== sequence)
      throw new Error(`${what} was signed as state ${state.sequence} of channel ${state.channel}.`);
    const accepted = this.store.memory.newest(channel, trust.anchor)?.sequence ?? 0;
    if (state.sequence < accepted)
      throw new Error(`${what} is older than state ${accepted}, which was accepted before.`);
    return { state, text };
  }
}

/** Whether a key that has, or had, a role signed this as this state. */
function isSigned(trust: ReleaseTrust, channel: string, sequence: number, text: Buffer): boolean {
  try {
    const { value } = trust.verify<Channel>('channel', text, 'The state', 'all');
    return value.channel === channel && value.sequence === sequence;
  } catch {
    return false;
  }
}

/** An unsigned file has any size, and its reader needs no more than a state's usual one. */
const shortened = (text: Buffer): Buffer => (text.length > MAX_UNSIGNED_BYTES ? Buffer.alloc(0) : text);
