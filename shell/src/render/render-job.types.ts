import type { MessagePort } from 'node:worker_threads';
import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { Business } from '@storefront/remote-kit/business.types';
import type { FileDigest } from '@storefront/remote-kit/manifest.types';
import type { Head } from '@storefront/remote-kit/page.types';
import type { FrameData } from '../frame/frame.types';

/** A server bundle as a worker finds it: where it is and the digest it must have. */
export interface BundleRef extends FileDigest {
  readonly name: string;
  readonly version: string;
}

/** What a page is made of: its own part, under the name 'page', and each boundary that the server renders. */
export interface RenderPart {
  /** 'page', or the boundary's name. */
  readonly name: string;
  readonly package: string;
  readonly expose: string;
  /** Milliseconds that this part may keep the worker to itself. */
  readonly deadlineMs: number;
}

/** What a page's `load` and the frame's have brought. */
export interface PageContent {
  readonly data: unknown;
  readonly head: Head;
  readonly frame: FrameData;
}

/** What the error page says. */
export interface PageError {
  readonly status: number;
  readonly message: string;
  /** What happened, in the back end's own words for shoppers. */
  readonly detail?: string;
}

/** One page to render. Everything a page may depend on is in it: its address, its business and the composition. */
export interface RenderJob {
  readonly compositionId: string;
  readonly bundles: readonly BundleRef[];
  /** The page's package and expose; an error page is the shell's './ErrorPage' with `error`. */
  readonly page: RenderPart;
  /** A private page is rendered as its frame and a skeleton. */
  readonly kind: 'public' | 'private';
  readonly error?: PageError;
  /** Shown in place of what the back end would say, because it cannot be asked. */
  readonly kept?: PageContent;
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly business: Business;
  readonly headerFooter: HeaderFooter;
  /** Boundaries that the server renders where a page has room for them. */
  readonly boundaries: readonly RenderPart[];
  /** Milliseconds for each call of the back end, and for all that the page's `load` does. */
  readonly apiDeadlineMs: number;
  readonly loadDeadlineMs: number;
}

/** A job as it is given to a worker. */
export interface PostedJob extends RenderJob {
  /** Milliseconds since 1970 at which nobody waits for it any more. */
  readonly until: number;
  /** Where the worker writes which part has it to itself now; see part-watch.ts. */
  readonly watch: SharedArrayBuffer;
  /** Its way to commerce-api; see api-relay.ts. */
  readonly api: MessagePort;
}

export type RenderResult =
  | {
      readonly kind: 'page';
      readonly status: number;
      /** In UTF-8: a worker encodes it while the server does other things, and bytes are handed over as they are. */
      readonly html: Uint8Array;
      readonly head: Head;
      readonly data: unknown;
      readonly frame: FrameData;
      /** The frame's own data could not be had; the page is shown without it. */
      readonly frameIsBare: boolean;
      /** Names of the boundaries that the page shows and the server rendered. */
      readonly boundaries: readonly string[];
      /** Boundaries that failed, whose skeletons stand in the page. */
      readonly failed: readonly { readonly name: string; readonly message: string }[];
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'not-found'; readonly message: string }
  /** The back end refuses to answer this shopper, for now (429) or until they start afresh (410). */
  | { readonly kind: 'refused'; readonly status: 429 | 410; readonly message: string; readonly detail?: string }
  /** The page's code threw. */
  | { readonly kind: 'failed'; readonly cause: 'code'; readonly message: string }
  /** The page's data could not be had: the back end does not answer at all, or stumbled over this one question. */
  | { readonly kind: 'failed'; readonly cause: 'api'; readonly isAway: boolean; readonly message: string };

/** Bundles to evaluate and what they must expose, before a composition is shown. */
export interface ProbeJob {
  readonly bundles: readonly BundleRef[];
  readonly exposes: readonly { readonly package: string; readonly expose: string }[];
}

/** A function that a server bundle exposes, to be called with plain data. */
export interface ExportCall {
  readonly bundle: BundleRef;
  readonly expose: string;
  readonly functionName: string;
  readonly args: readonly unknown[];
}
