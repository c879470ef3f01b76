import type { CommandSchemas, FactSchemas } from '@storefront/bus/contracts/contract-schema';
import type { RouteName } from '@storefront/routes/route-paths';
import type { StorageDeclaration } from './contract/storage.types';
import type { LinkRole, RouteMetadata } from './navigation.types';

/** What the shell checks before it shows a page; the page's owner declares it. */
export type GuardName = 'member' | 'visitor' | 'location' | 'valid-basket' | 'chosen-slot' | 'operator';

/**
 * What a page shows when a part of it fails: essential: an error message with a retry; degradable: a plain fallback;
 * hidden: nothing. HTML that the server has rendered stays in all three, even if it never hydrates.
 */
export type FailurePolicy = 'essential' | 'degradable' | 'hidden';

interface RouteDeclaration extends RouteMetadata {
  /** The name of a path in libs/routes, or a name of its own together with `path`. */
  readonly name: RouteName | (string & {});
  readonly path?: string;
  /**
   * A public page is rendered by the server, anonymous and cacheable. A private one, the default, is rendered in the
   * browser and never stored.
   */
  readonly kind?: 'public' | 'private';
  readonly expose: string;
  readonly guards?: readonly GuardName[];
}

/** A part that pages of any owner can contain: 'basket-drawer' is the module src/exposes/BasketDrawer.tsx. */
export interface BoundaryDeclaration {
  readonly name: string;
  readonly policy: FailurePolicy;
  /** Whether the server renders it too; otherwise its skeleton is shown until the browser has loaded it. */
  readonly server: boolean;
  /** Every page contains it, at its end, once a shared value of the bus has this field; such a boundary has no props. */
  readonly onEveryPage?: { readonly value: string; readonly field: string };
  /** The timeout in milliseconds, on the server and in the browser; PART_DEADLINE_MS by default. */
  readonly deadlineMs?: number;
}

/** A link that an action handles instead of a page: it counts something, or redirects to a URL made from a query. */
export interface LinkDeclaration {
  /** With `:name` for parameters. */
  readonly path: string;
  /** The name of a file in src/actions. */
  readonly action: string;
  readonly role?: LinkRole;
  /**
   * Another site may return here with a form that it posts, such as a provider of a log-in. Its cookies are missing then,
   * so the shell keeps the fields for a moment and follows the link.
   */
  readonly takesPost?: true;
  /**
   * A payment gateway's own page may return here with a form that it posts: the shell passes its signed response to
   * commerce-api, as on pages that are a `paymentStep`, and follows the link.
   */
  readonly takesPayment?: true;
}

/**
 * What a remote declares in remote.ts: only what its files cannot say. Its exposes, actions, handlers, reactions, emitted
 * facts and operations are read from its folders and sources (package-contract).
 */
export interface RemoteContract {
  readonly name: `mf-${string}` | 'shell';
  /** The browser's timeout for a page of this remote or its handlers, in milliseconds; 8000 by default. */
  readonly deadlineMs?: number;
  /**
   * Whether an earlier version may replace this one when it fails; a page never mixes two versions of one remote. Not
   * for pages that must be current, such as a checkout or an account.
   */
  readonly fallback?: boolean;
  readonly routes: readonly RouteDeclaration[];
  readonly boundaries: readonly BoundaryDeclaration[];
  readonly links?: readonly LinkDeclaration[];
  /**
   * Query fields that a script adds to a page's URL, besides those of the actions' outcomes, which are read from their
   * sources; a name ending in ':' is a prefix. The page is the same without them.
   */
  readonly outcomeFields?: readonly string[];
  /** Everything that its sources write to localStorage and sessionStorage; the build compares both. */
  readonly storage?: readonly StorageDeclaration[];
  /**
   * Commands of which @storefront/bus has no schemas: its own, of a remote with a repository of its own, and those of
   * other such remotes that it requests. The build writes them into the manifest.
   */
  readonly commands?: CommandSchemas;
  /** Facts in the same way: its own, and those that it listens to. */
  readonly facts?: FactSchemas;
}

/** Declares a remote; see RemoteContract for what each part means. */
export function defineRemote<const Contract extends RemoteContract>(contract: Contract): Contract {
  return contract;
}
