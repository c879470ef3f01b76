import type { Business } from '@storefront/remote-kit/business.types';
import type { FailurePolicy } from '@storefront/remote-kit/define-remote';
import type { FrameData } from '../../frame/frame.types';
import type { Navigation, ShownRoute } from '../../navigation/navigation.types';

/** The state that the server passes to the browser, as one JSON block in the document. */
export interface PageState {
  readonly composition: string;
  readonly business: Business;
  readonly frame: FrameData;
  readonly kind: 'public' | 'private';
  readonly navigation: Navigation;
  /** The route of the page at the document's URL. */
  readonly route: ShownRoute;
  /** The rendered page; on a private one its plain page, if the server rendered that, without data. */
  readonly page?: PartState & {
    readonly params: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
    readonly data: unknown;
  };
  /** How far the back end's clock is ahead of the document server's, in milliseconds; missing when they agree. */
  readonly clockOffset?: number;
  /** Of a staff host: the paths of the pages that the browser keeps, to show them without a connection. */
  readonly offlinePages?: readonly string[];
  /** Storage keys that stay when everything else that the browser stored is cleared. */
  readonly preservedStorage: readonly string[];
  /** Every boundary of the composition, by name. */
  readonly boundaries: Readonly<Record<string, BoundaryState>>;
}

/** A part of the page and its source. */
export interface PartState {
  readonly package: string;
  readonly version: string;
  readonly container: string;
  readonly expose: string;
  /** Milliseconds that the browser waits for it. */
  readonly deadlineMs: number;
}

export interface BoundaryState extends PartState {
  readonly policy: FailurePolicy;
  /** The server rendered it, so its scripts are in the document. */
  readonly rendered: boolean;
}
