import type { KeyObject } from 'node:crypto';
import type { ChannelStart, ReleaseRole, RemovedKey } from './release-role';

/** Who changed the roles, when and how; for the log. */
export interface RootChange {
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** Such as 'roles remove basket-team'. */
  readonly note: string;
  /** Fingerprints of the keys that it was signed with. */
  readonly keys: readonly string[];
}

/** The content of one version of the roles. */
export interface RootContent {
  readonly version: number;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly rootKeys: readonly KeyObject[];
  readonly threshold: number;
  readonly roles: readonly ReleaseRole[];
  /** Public keys of roles and removed ones. */
  readonly keys: readonly KeyObject[];
  readonly removed: readonly RemovedKey[];
  readonly starts: Readonly<Record<string, ChannelStart>>;
  readonly change?: RootChange;
}
