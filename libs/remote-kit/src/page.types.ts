import type { ApiClient } from '@storefront/api/client';
import type { ComponentType } from 'react';
import type { Business } from './business.types';
import type { StorageDeclaration } from './contract/storage.types';

export interface Head {
  readonly title: string;
  readonly description?: string;
  /** The page's canonical path. */
  readonly canonical?: string;
  readonly robots?: 'noindex';
  /** The picture that previews the page when it is shared: a path or a URL. */
  readonly image?: string;
  /** The page's Open Graph type; 'website' by default. */
  readonly kind?: 'website' | 'product' | 'article';
  /** schema.org objects, written into the document as JSON-LD; a path in a URL property becomes a full URL. */
  readonly jsonLd?: readonly object[];
}

/** What a page's load can use, on the server and in the browser alike. */
export interface LoadContext {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The requested path as it is in the URL: a page with several routes uses it to tell which one matched. */
  readonly path: string;
  readonly business: Business;
  readonly api: ApiClient;
  /** What the composition's packages store in the browser; only for a route with `listsStorage`, on the server. */
  readonly storage?: readonly StorageDeclaration[];
}

export type LoadResult<Data> =
  | { readonly kind: 'page'; readonly data: Data; readonly head: Head; readonly status?: number }
  | { readonly kind: 'redirect'; readonly to: string; readonly status?: 301 | 302 }
  /** The content does not exist: the error page shows the message with status 404. */
  | { readonly kind: 'not-found'; readonly message: string };

export interface PageProps<Data> {
  readonly data: Data;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * What an exposed page exports. `load` must have no side effects; on public pages it knows nothing about the shopper.
 */
export interface PageModule<Data = unknown> {
  load(context: LoadContext): Promise<LoadResult<Data>>;
  readonly Page: ComponentType<PageProps<Data>>;
  /** Names of the boundaries that the page shows, so that the server can prepare them. */
  readonly boundaries?: readonly string[];
}

/** What an exposed boundary exports. */
export interface BoundaryModule<Props = Record<string, unknown>> {
  readonly Boundary: ComponentType<Props>;
}

/** What a remote's './handlers' module exports: it registers every handler and reaction with the bus, once. */
export interface HandlersModule {
  start(services: { api: ApiClient; business: Business }): void;
}
