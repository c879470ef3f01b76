import type { ReleaseTrust } from '../trust/release-trust';

/** Between this and twice as long a state is remembered, so that few of many are read again with each look. */
const REMEMBERED_MS = 30_000;
/** For all channels together; further ones are read with each look. */
const MAX_REMEMBERED = 50_000;

interface Remembered {
  readonly error: Error;
  readonly until: number;
}

/**
 * Stored states that no key with a role signed. A new root may give their key a role, and a person may replace the file;
 * nothing else changes that, so they are not read with each look at their channel.
 */
export class RefusedStates {
  private readonly refused = new Map<string, Remembered>();
  private version?: number;

  /** Why a state is refused; undefined if it has to be read. */
  why(trust: ReleaseTrust, channel: string, sequence: number): Error | undefined {
    if (trust.root?.version !== this.version) return undefined;
    const remembered = this.refused.get(nameOf(channel, sequence));
    return remembered && remembered.until > Date.now() ? remembered.error : undefined;
  }

  remember(trust: ReleaseTrust, channel: string, sequence: number, error: Error): void {
    if (trust.root?.version !== this.version) this.refused.clear();
    this.version = trust.root?.version;
    const name = nameOf(channel, sequence);
    if (this.refused.size >= MAX_REMEMBERED && !this.refused.has(name)) return;
    this.refused.set(name, { error, until: Date.now() + REMEMBERED_MS * (1 + Math.random()) });
  }
}

const nameOf = (channel: string, sequence: number): string => `${channel}/${sequence}`;
