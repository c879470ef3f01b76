import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { Business } from '@storefront/remote-kit/business.types';
import type { Head } from '@storefront/remote-kit/page.types';
import type { FrameData } from '../frame/frame.types';

/** A server bundle as a worker finds it: where it is and the digest it must have. */
export interface BundleRef {
  readonly name: string;
  readonly version: string;
  readonly sha256: string;
}

/** One page to render. Everything a page may depend on is in it: its address, its business and the composition. */
export interface RenderJob {
  readonly compositionId: string;
  readonly bundles: readonly BundleRef[];
  /** The page's package and expose; an error page is the shell's './ErrorPage' with `error`. */
  readonly page: { readonly package: string; readonly expose: string };
  /** A private page is rendered as its frame and a skeleton. */
  readonly kind: 'public' | 'private';
  readonly error?: { readonly status: number; readonly message: string };
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly business: Business;
  readonly headerFooter: HeaderFooter;
  /** Boundaries that the server renders: name to package and expose. */
  readonly boundaries: Readonly<Record<string, { package: string; expose: string }>>;
}

export type RenderResult =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly head: Head;
      readonly data: unknown;
      readonly frame: FrameData;
      /** Names of the boundaries that the page shows and the server rendered. */
      readonly boundaries: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'not-found'; readonly message: string };

/** Bundles to evaluate and what they must expose, before a composition is shown. */
export interface ProbeJob {
  readonly bundles: readonly BundleRef[];
  readonly exposes: readonly { readonly package: string; readonly expose: string }[];
}
