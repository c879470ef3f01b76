/** What the worker needs of its global scope, whose types exclude those of pages. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { readonly data: PagesToKeep }) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** What each page of a staff host tells the worker. */
export interface PagesToKeep {
  /** The composition that the page is from. */
  readonly composition: string;
  /** Begins the paths of what the document server answers besides pages. */
  readonly locale: string;
  /** The paths of the pages that work offline. */
  readonly pages: readonly string[];
}
