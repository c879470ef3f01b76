import type { CommandName, FactName } from '@storefront/bus/contracts/contracts.types';
import type { RouteName } from '@storefront/routes/route-table';
import type { LinkRole, RouteMetadata } from './navigation.types';

/** What the shell does before it shows a page; the page's owner asks for it in its contract. */
export type GuardName = 'member' | 'visitor' | 'location' | 'valid-basket' | 'chosen-slot';

/**
 * What happens to a page when a part of it cannot be had:
 * essential: the page says so and offers to try again; degradable: a plain fallback takes its place; hidden: nothing does.
 * What the server has rendered stays in all three: a part that does not answer is still there to be read.
 */
export type FailurePolicy = 'essential' | 'degradable' | 'hidden';

interface RouteDeclaration extends RouteMetadata {
  /** A name of the specification's route table, or a new page's own name together with `path` and `kind`. */
  readonly name: RouteName | (string & {});
  readonly path?: string;
  readonly kind?: 'public' | 'private';
  readonly expose: string;
  readonly guards?: readonly GuardName[];
}

export interface BoundaryDeclaration {
  readonly name: string;
  readonly expose: string;
  readonly policy: FailurePolicy;
  /** Whether the server renders it too; otherwise its skeleton stands there until the browser has loaded it. */
  readonly server: boolean;
  /** Milliseconds that the server, or the browser, waits for it. */
  readonly deadlineMs: number;
}

/** A link that is answered by an action instead of a page: something is counted, or an address is made of a query. */
export interface LinkDeclaration {
  /** With `:name` for parameters. */
  readonly path: string;
  /** The name of a file in src/actions. */
  readonly action: string;
  readonly role?: LinkRole;
}

/** A remote's contract: what it gives and what it listens to. Build, manifest, types, checks and docs read it. */
export interface RemoteContract {
  readonly name: `mf-${string}` | 'shell';
  /** Milliseconds that a browser waits for a page of it, or its handlers; 8000 unless told. */
  readonly deadlineMs?: number;
  /**
   * Whether an earlier version may serve in place of this one when this one fails. A page is never made of two versions of
   * one remote. Not for what must not be an older one: a checkout, an account.
   */
  readonly fallback?: boolean;
  readonly exposes: readonly string[];
  readonly routes: readonly RouteDeclaration[];
  readonly boundaries: readonly BoundaryDeclaration[];
  readonly links?: readonly LinkDeclaration[];
  /**
   * Names of query fields that an action adds to a page's address to say what became of its form, beside 'problem'; one
   * that ends in ':' stands for all names that begin with it. The page itself is the same without them.
   */
  readonly answerFields?: readonly string[];
  readonly emits: readonly FactName[];
  readonly reactsTo: readonly FactName[];
  readonly handles: readonly CommandName[];
}

/** Declares a remote; see RemoteContract for what each part means. */
export function defineRemote<const Contract extends RemoteContract>(contract: Contract): Contract {
  return contract;
}
