import type { ReleaseSession } from './release-session';

/** The options of commands that decide what they work with. */
export interface SessionOptions {
  /** By default that of RELEASE_CHANNEL. */
  readonly channel?: string;
  /** Why, for the log. */
  readonly reason?: string;
  /** Why versions are shown although a suite failed with them. */
  readonly despiteFailures?: string;
  readonly allowMisfit?: boolean;
}

/** What a command does with a channel, besides changing it. */
export interface ChannelUse {
  /** It makes a state after the newest that this machine has accepted, which others follow. */
  readonly recovers?: boolean;
  /** It is about what the channel shows, so the channel must exist. */
  readonly readsShown?: boolean;
}

/** What the commands are made with. */
export interface ReleaseContext {
  /** The packages of the repository. */
  readonly packages: readonly string[];
  /** Whether the repository has one remote alone, so that npm needs no name of it. */
  readonly isOwnRepository: boolean;
  /** Opens what a command works with: help is printed without a data folder. */
  readonly open: (options: SessionOptions, use?: ChannelUse) => Promise<ReleaseSession>;
}
