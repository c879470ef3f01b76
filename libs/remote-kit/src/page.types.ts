import type { ApiClient } from '@storefront/api/client';
import type { ComponentType } from 'react';
import type { Business } from './business.types';

export interface Head {
  readonly title: string;
  readonly description?: string;
  /** The page's one true address, a path. */
  readonly canonical?: string;
  readonly robots?: 'noindex';
  /** The picture that shows the page where somebody passes it on: a path, or an address. */
  readonly image?: string;
  /** What Open Graph calls the page; 'website' unless told. */
  readonly kind?: 'website' | 'product' | 'article';
  /** schema.org objects, written into the document as JSON-LD; a path under a name of an address becomes one. */
  readonly jsonLd?: readonly object[];
}

/** What a page's load works with, on the server and in the browser alike. */
export interface LoadContext {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The path asked for, as it stands in the address: a page of several routes is told by it which one it is. */
  readonly path: string;
  readonly business: Business;
  readonly api: ApiClient;
}

export type LoadResult<Data> =
  | { readonly kind: 'page'; readonly data: Data; readonly head: Head; readonly status?: number }
  | { readonly kind: 'redirect'; readonly to: string; readonly status?: 301 | 302 }
  /** There is no such thing: the message is shown on the error page with status 404. */
  | { readonly kind: 'not-found'; readonly message: string };

export interface PageProps<Data> {
  readonly data: Data;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** What an exposed page exports. `load` must be free of side effects; public pages know nothing of the shopper in it. */
export interface PageModule<Data = unknown> {
  load(context: LoadContext): Promise<LoadResult<Data>>;
  readonly Page: ComponentType<PageProps<Data>>;
  /** Names of boundaries that the page shows, so that the server can prepare them. */
  readonly boundaries?: readonly string[];
}

/** What an exposed boundary exports. */
export interface BoundaryModule<Props = Record<string, unknown>> {
  readonly Boundary: ComponentType<Props>;
}

/** What a remote's './handlers' expose exports: it registers every handler and reaction with the bus, once. */
export interface HandlersModule {
  start(services: { api: ApiClient; business: Business }): void;
}
