import type { ReleaseStore } from '../store/release-store';
import type { ReleaseBucket } from './bucket.types';
import { bucketPath } from './bucket-paths';

type Path = readonly string[];

interface Draft {
  readonly parts: Path;
  readonly content: string;
}

/** 'refused' when another publisher took the first state's number, 'moved' when a later one's. */
export type Outcome = 'accepted' | 'refused' | 'moved';

/** New states of channels and entries of their logs, until a bucket has them. */
export class ChannelDrafts {
  /** By path, in the order in which they were written. */
  private readonly drafts = new Map<string, Draft>();

  get size(): number {
    return this.drafts.size;
  }

  add(content: string, parts: Path): void {
    this.drafts.set(parts.join('/'), { parts, content });
  }

  has(parts: Path): boolean {
    return this.drafts.has(parts.join('/'));
  }

  read(parts: Path): Buffer | undefined {
    const draft = this.drafts.get(parts.join('/'));
    return draft && Buffer.from(draft.content);
  }

  /** Names in a folder. */
  list(parts: Path): string[] {
    const prefix = `${parts.join('/')}/`;
    const inFolder = [...this.drafts.keys()].filter((path) => path.startsWith(prefix));
    return inFolder.map((path) => path.slice(prefix.length));
  }

  clear(): void {
    this.drafts.clear();
  }

  /**
   * Uploads the drafts in their order. The folder gets each once the bucket has it.
   * @throws Error when the bucket is away, with a sentence of its own once the channel has moved
   */
  async commit(bucket: ReleaseBucket, folder: ReleaseStore): Promise<Outcome> {
    let hasMoved = false;
    try {
      for (const [path, { parts, content }] of this.drafts) {
        const isCreated = await bucket.create(bucketPath(...parts), Buffer.from(content));
        if (!isCreated && parts[0] !== 'log') return hasMoved ? 'moved' : 'refused';
        hasMoved = true;
        // Another file has the number of an entry: the log is read from the bucket, and reports it.
        if (isCreated) folder.create(content, ...parts);
        this.drafts.delete(path);
      }
    } catch (error) {
      if (!hasMoved) throw error;
      throw new Error(`The channel has moved, but its log or a canary does not follow: ${(error as Error).message}`);
    }
    return 'accepted';
  }
}
