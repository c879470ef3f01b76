import type { RolesCommand } from './role-arguments';

/** A package, and its version unless the newest is meant. */
export interface NamedVersion {
  readonly name: string;
  readonly version: string | undefined;
}

export type ReleaseCommand =
  /** What the help is about: one command, such as 'promote', or all of them. */
  (
    | { readonly command: 'help'; readonly about?: string | undefined }
    | { readonly command: 'canary list' }
    | { readonly command: 'status' }
    | { readonly command: 'canary end'; readonly name: string }
    | { readonly command: 'log'; readonly last: number; readonly publications: boolean }
    | { readonly command: 'who-uses'; readonly thing: string }
    /** The address or the file of an OpenAPI document. */
    | { readonly command: 'check-api'; readonly source: string }
    | { readonly command: 'view'; readonly forMs: number }
    | { readonly command: 'link'; readonly composition: string; readonly forMs: number }
    | { readonly command: 'link versions'; readonly versions: readonly NamedVersion[]; readonly forMs: number }
    /** `into` is the origin of the storefront that shows the remote. */
    | {
        readonly command: 'develop';
        readonly name: string;
        readonly into: string;
        readonly port: number;
        readonly forMs: number;
      }
    /** No shells mean this storefront. */
    | { readonly command: 'watch'; readonly shells: readonly string[]; readonly everyMs: number }
    | { readonly command: 'publish'; readonly name: string; readonly build: boolean; readonly uncommitted: boolean }
    | {
        readonly command: 'tested';
        readonly version: { readonly name: string; readonly version: string };
        readonly suite: string;
        readonly outcome: 'passed' | 'failed';
      }
    | { readonly command: 'promote'; readonly versions: readonly NamedVersion[]; readonly allowsRemoval: boolean }
    /** The composition of another channel; without an id, the one that it shows now. */
    | {
        readonly command: 'promote from';
        readonly from: string;
        readonly tested: string | undefined;
        readonly allowsRemoval: boolean;
      }
    /** Without a share or businesses the canary keeps those that it has. */
    | {
        readonly command: 'canary';
        readonly name: string;
        readonly versions: readonly NamedVersion[];
        readonly share: number | undefined;
        readonly businesses: readonly string[] | undefined;
      }
    /** Without an id, the composition that the channel shows. */
    | { readonly command: 'pin'; readonly business: string; readonly composition: string | undefined }
    | { readonly command: 'unpin'; readonly business: string }
    | RolesCommand
    | { readonly command: 'retire'; readonly name: string; readonly allowsRemoval: boolean }
    | { readonly command: 'rollback package'; readonly name: string }
    | { readonly command: 'rollback'; readonly composition: string | undefined }
    | { readonly command: 'recover'; readonly composition: string; readonly after: number }
    | { readonly command: 'recover canaries'; readonly after: number }
    | { readonly command: 'clean'; readonly keep: number; readonly olderThanMs: number; readonly dryRun: boolean }
  ) & {
    /** Why, for the log. */
    readonly reason?: string;
    /** The channel to change or read, if it is named. */
    readonly channel?: string;
    /** For status, log and who-uses: print JSON, for programs. */
    readonly json?: boolean;
    /** For promote, canary, pin and link: as of the session. */
    readonly allowsMisfit?: boolean;
    /** For promote and pin: versions with a failed suite are shown; why is the reason. */
    readonly despiteFailures?: boolean;
  };

/** A command by its name. */
export type ReleaseCommandOf<Name extends ReleaseCommand['command']> = Extract<ReleaseCommand, { command: Name }>;
