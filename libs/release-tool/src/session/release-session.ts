import type { KeyObject } from 'node:crypto';
import type { Probe } from '@storefront/releases/channels/probe.types';
import type { ReleaseAuthor, ReleaseStore } from '@storefront/releases/store/release-store';

/** The repository that a command runs in. */
export interface ReleaseRepository {
  /** Its folder, whose commit is recorded with a version. */
  readonly root: string;
  /** The names of its packages. */
  readonly packages: readonly string[];
  /** The folder of one of them. */
  readonly folderOf: (name: string) => string;
  /** Builds one of them. @returns false when that failed */
  readonly build: (name: string) => boolean;
}

/** What every release command works with. */
export interface ReleaseSession {
  readonly repository: ReleaseRepository;
  /** The names of packages that a command accepts: the repository's, and those that others have released. */
  readonly packages: readonly string[];
  readonly store: ReleaseStore;
  /** The data folder that it works with. */
  readonly dataDir: string;
  /** The same store for another author. */
  readonly storeOf: (author: ReleaseAuthor) => ReleaseStore;
  /** The private release key. */
  readonly key: KeyObject;
  /** Checks that a composition can be shown. */
  readonly probe: Probe;
  /** The origin of the running storefront. */
  readonly storefront: string;
  /** Whether versions may be shown whose calls have other shapes than the back end serves, or were not compared with it. */
  readonly allowsMisfit?: boolean | undefined;
}
