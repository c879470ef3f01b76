import type { KeyObject } from 'node:crypto';
import { ChannelMemory } from '../channels/channel-memory';
import { CANARY, STABLE } from '../channels/channel-names';
import { numbersOf } from './numbered-files';
import { RefusedStates } from './refused-states';
import { ReleaseFolder } from './release-folder';

/** Who releases. */
export interface ReleaseAuthor {
  readonly name: string;
  /** Why they release, if they say so. */
  readonly reason?: string | undefined;
}

/**
 * The folder that holds every release: `packages/<name>/<version>`, `assets/<name>` (all versions side by side, because
 * file names contain content hashes), `compositions`, `channels` and their `log`, and `roots` with the roles. A channel
 * moves by adding a numbered file, and every read is checked against a signature or a signed digest.
 */
export class ReleaseStore extends ReleaseFolder {
  /** The states in the folder that need not be read again. */
  readonly refused = new RefusedStates();

  /**
   * @param memory the accepted states of channels; stored outside the folder, by default for this process only
   * @param author who publishes and changes channels, for the log
   * @param channel the channel that is shown and changed; 'stable' is production
   * @param anchor the installation's first key, for a publisher whose own key is another one
   */
  constructor(
    root: string,
    readonly memory = new ChannelMemory(),
    readonly author: ReleaseAuthor = { name: 'unknown' },
    readonly channel: string = STABLE,
    readonly anchor?: KeyObject,
  ) {
    super(root);
  }

  /** The channel of the canaries that are composed with what `channel` shows. */
  get canaryChannel(): string {
    return this.channel === STABLE ? CANARY : `${this.channel}-${CANARY}`;
  }

  /** Reads what other machines have changed. Only a store with a bucket has anything to do here and below. */
  async refresh(): Promise<void> {}

  /** @throws Error when other machines have not got the channel's newest state that this one has accepted */
  async assertNotPutBack(): Promise<void> {}

  /** Reads the records of a package's published versions. */
  async fetchRecords(_name: string): Promise<void> {}

  /** Reads the records of all packages' published versions, without their manifests. */
  async fetchAllRecords(): Promise<void> {}

  /** Reads another channel and what it shows. */
  async fetchChannel(_name: string): Promise<void> {}

  /** Reads all channels and what they show. */
  async fetchChannels(): Promise<void> {}

  /** Reads what suites found about a version. */
  async fetchResults(_name: string, _version: string): Promise<void> {}

  /** Reads published versions, by package. @throws Error when there is no such version */
  async fetchVersions(_versions: Readonly<Record<string, string>>): Promise<void> {}

  /** Reads compositions and the manifests of their packages, as far as they are kept. */
  async fetchManifests(_compositions: readonly string[]): Promise<void> {}

  /** Reads a composition and all its files. */
  async fetchComposition(_id: string): Promise<void> {}

  /** Reads files of a package, which its next version shares with earlier ones. */
  async fetchAssets(_name: string, _files: readonly string[]): Promise<void> {}

  /** Reads entries of the log of publications. @param last how many of the newest; all of them if missing */
  async fetchPublications(_last?: number): Promise<void> {}

  /** How a person removes an entry of a log, of which a record says too that there is one; for an error. */
  removalOf(entry: readonly string[], _record: readonly string[]): string {
    return `remove ${entry.join('/')}`;
  }

  /** Reads a file that is created once, if there is one. */
  async fetchFile(..._parts: string[]): Promise<void> {}

  /** Creates a file at once, on all machines; false when it exists already. */
  async createNow(content: string, ...parts: string[]): Promise<boolean> {
    return this.create(content, ...parts);
  }

  /** Gives other machines what was written, except the states of channels. */
  async share(): Promise<void> {}

  /**
   * Carries out a change of a channel.
   * @param onConflict whether `run` is repeated when another publisher was faster
   */
  async change<T>(run: () => T | Promise<T>, _onConflict: 'repeat' | 'refuse' = 'repeat'): Promise<T> {
    return run();
  }

  /** Numbers of the channel's stored states, newest last. */
  sequences(name: string): number[] {
    return numbersOf(this.list('channels', name));
  }
}
