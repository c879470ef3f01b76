import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { Business } from '@storefront/remote-kit/business.types';
import type { StorageDeclaration } from '@storefront/remote-kit/contract/storage.types';
import type { Head } from '@storefront/remote-kit/page.types';
import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import type { Navigation, ShownRoute } from '../navigation/navigation.types';

/** A part of a page: the page itself, under the name 'page', or a boundary that the server renders. */
export interface RenderPart {
  /** 'page', or the boundary's name. */
  readonly name: string;
  readonly package: string;
  readonly expose: string;
  /** Milliseconds that this part's code may block the process. */
  readonly deadlineMs: number;
}

/** The content of a page. The document server passes data and frame through as JSON in UTF-8 (script-json.ts). */
export interface PageContent {
  /** Missing when the page has none. */
  readonly data: Uint8Array | undefined;
  readonly head: Head;
  readonly frame: Uint8Array;
}

/** The content that a page showed earlier, and its time of day in words. */
interface StaleContent extends PageContent {
  readonly keptAt: string;
}

/** The data of the error page. */
export interface PageError {
  readonly status: number;
  readonly message: string;
  /** What happened, in the back end's words for shoppers. */
  readonly detail?: string;
}

/** What a private page shows before its code has loaded: the plain page that `page` of the job names, and its data. */
export interface PlainPageContent extends PlainPageProps {
  /** The package's expose whose style sheets it uses: that of the page itself. */
  readonly styledBy: string;
}

/** One page to render, with everything it may depend on: its URL, its business and the composition. */
export interface RenderJob {
  /** The page's package and expose; for an error page the shell's './ErrorPage' with `error`. */
  readonly page: RenderPart;
  /** A private page is rendered as its frame with `plainPage`, or with a skeleton. */
  readonly kind: 'public' | 'private';
  readonly plainPage?: PlainPageContent;
  /** That of a private page without a plain page, if its route declares one. */
  readonly title?: string | undefined;
  readonly error?: PageError;
  /** Rendered instead of the result of `load`, because commerce-api is down. */
  readonly stale?: StaleContent;
  readonly url: string;
  /** What the frame shows of the composition's pages, and of this one. */
  readonly navigation: Navigation;
  readonly route: ShownRoute;
  readonly params: Readonly<Record<string, string>>;
  /** The slug of the store whose departments a private page without a store in its URL has in its header. */
  readonly chosenStore?: string | undefined;
  readonly query: Readonly<Record<string, string>>;
  readonly business: Business;
  readonly headerFooter: HeaderFooter;
  /** Boundaries that the server renders if the page wants them. */
  readonly boundaries: readonly RenderPart[];
  /** For a page that lists what the composition stores in the browser. */
  readonly storage?: readonly StorageDeclaration[];
  /** Milliseconds for all of the page's calls of commerce-api together. */
  readonly apiDeadlineMs: number;
  /** Milliseconds for the page's `load`. */
  readonly loadDeadlineMs: number;
  /** How far the back end's clock is ahead of this machine's, in milliseconds. */
  readonly clockOffset: number;
}

export type RenderResult =
  | (PageContent & {
      readonly kind: 'page';
      readonly status: number;
      /** UTF-8, encoded in the render process to save the document server the work. */
      readonly html: Uint8Array;
      /** The frame's data could not be loaded; the page is shown without it. */
      readonly frameDataMissing: boolean;
      /** Boundaries that the page wants from the server. */
      readonly declaredBoundaries: readonly string[];
      /** Boundaries that the server rendered. */
      readonly boundaries: readonly string[];
      /** Boundaries that failed; the page contains their skeletons. */
      readonly failed: readonly { readonly name: string; readonly message: string }[];
    })
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'not-found'; readonly message: string }
  /** The back end refuses this shopper for now (429) or until they start again (410). */
  | { readonly kind: 'refused'; readonly status: 429 | 410; readonly message: string; readonly detail?: string }
  /** The page's code threw. */
  | { readonly kind: 'failed'; readonly cause: 'code'; readonly message: string }
  /** The page's data could not be loaded: the back end is down, or failed for this request. */
  | { readonly kind: 'failed'; readonly cause: 'api'; readonly isApiDown: boolean; readonly message: string };

/** A call of a function in a server bundle with plain data. */
export interface ExportCall {
  /** The package of the bundle. */
  readonly package: string;
  readonly expose: string;
  readonly functionName: string;
  readonly args: readonly unknown[];
}
