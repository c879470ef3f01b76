import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { Business } from '@storefront/remote-kit/business.types';
import type { Head } from '@storefront/remote-kit/page.types';
import type { Navigation, ShownRoute } from '../navigation/navigation.types';

/** A part of a page: the page itself, under the name 'page', or a boundary that the server renders. */
export interface RenderPart {
  /** 'page', or the boundary's name. */
  readonly name: string;
  readonly package: string;
  readonly expose: string;
  /** Milliseconds that this part's code may keep the process to itself. */
  readonly deadlineMs: number;
}

/** What a page is rendered from. The document server passes data and frame on as they are: JSON in UTF-8 (script-json.ts). */
export interface PageContent {
  /** Absent where the page has none. */
  readonly data: Uint8Array | undefined;
  readonly head: Head;
  readonly frame: Uint8Array;
}

/** What a page showed earlier, and at what time of day in words. */
interface StaleContent extends PageContent {
  readonly keptAt: string;
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
  /** The page's package and expose; an error page is the shell's './ErrorPage' with `error`. */
  readonly page: RenderPart;
  /** A private page is rendered as its frame and a skeleton. */
  readonly kind: 'public' | 'private';
  readonly error?: PageError;
  /** Rendered in place of what `load` would bring, because commerce-api does not answer. */
  readonly stale?: StaleContent;
  readonly url: string;
  /** What the frame shows of the composition's pages, and of this one. */
  readonly navigation: Navigation;
  readonly route: ShownRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly business: Business;
  readonly headerFooter: HeaderFooter;
  /** Boundaries that the server renders where a page has room for them. */
  readonly boundaries: readonly RenderPart[];
  /** Milliseconds for all of the page's calls of commerce-api together. */
  readonly apiDeadlineMs: number;
  /** Milliseconds for all that the page's `load` does. */
  readonly loadDeadlineMs: number;
}

export type RenderResult =
  | (PageContent & {
      readonly kind: 'page';
      readonly status: number;
      /** In UTF-8, encoded in the render process to spare the document server the work. */
      readonly html: Uint8Array;
      /** The frame's own data could not be had; the page is shown without it. */
      readonly frameIsBare: boolean;
      /** Names of the boundaries that the page wants from the server. */
      readonly wanted: readonly string[];
      /** Names of the boundaries that the page shows and the server rendered. */
      readonly boundaries: readonly string[];
      /** Boundaries that failed, whose skeletons stand in the page. */
      readonly failed: readonly { readonly name: string; readonly message: string }[];
    })
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'not-found'; readonly message: string }
  /** The back end refuses to answer this shopper, for now (429) or until they start afresh (410). */
  | { readonly kind: 'refused'; readonly status: 429 | 410; readonly message: string; readonly detail?: string }
  /** The page's code threw. */
  | { readonly kind: 'failed'; readonly cause: 'code'; readonly message: string }
  /** The page's data could not be had: the back end does not answer at all, or stumbled over this one question. */
  | { readonly kind: 'failed'; readonly cause: 'api'; readonly isAway: boolean; readonly message: string };

/** A function that a server bundle exposes, to be called with plain data. */
export interface ExportCall {
  /** The package whose bundle it is. */
  readonly package: string;
  readonly expose: string;
  readonly functionName: string;
  readonly args: readonly unknown[];
}
