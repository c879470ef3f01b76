import { baseChannel } from '../channels/channel-names';

/** The name of a package or a channel; `*` is any text. */
export const ROLE_PATTERN: RegExp = /^[a-z0-9*-]+$/;

/** Which keys may release which packages, and on which channels. */
export interface ReleaseRole {
  readonly name: string;
  /** Fingerprints of its keys, each of which is enough. */
  readonly keys: readonly string[];
  /** Names or patterns, such as `mf-*`. */
  readonly packages: readonly string[];
  /** Names or patterns; a channel's canaries belong to it. */
  readonly channels: readonly string[];
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** A role's paths in TUF's sense: a pattern of a package or a channel each. */
export const rolePaths = ({ packages, channels }: Pick<ReleaseRole, 'packages' | 'channels'>): string[] => [
  ...packages.map((pattern) => `packages/${pattern}`),
  ...channels.map((pattern) => `channels/${pattern}`),
];

/** The path by which a role names a package. */
export const packagePath = (name: string): string => `packages/${name}`;

/** The path by which a role names a channel, or the channel that canaries belong to. */
export const channelPath = (channel: string): string => `channels/${baseChannel(channel)}`;

/** Whether a pattern of a role, such as `mf-*`, names a package or channel. */
export const isMatch = (pattern: string, name: string): boolean =>
  ROLE_PATTERN.test(pattern) && new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name);

/** A key that no role has any more. */
export interface RemovedKey {
  readonly key: string;
  /** The role that had it. */
  readonly role: string;
  readonly packages: readonly string[];
  /** Nothing that it signed counts any more, except what is named by a digest. */
  readonly leaked: boolean;
}

/** The newest state of a channel when a root was signed: a reader without a memory begins there. */
export interface ChannelStart {
  readonly sequence: number;
  /** The digest of the state's file. */
  readonly sha256: string;
}
