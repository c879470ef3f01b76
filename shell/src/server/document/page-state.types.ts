import type { Business } from '@storefront/remote-kit/business.types';
import type { FrameData } from '../../frame/frame.types';

/** What the server's document tells the browser shell, in one block of JSON. */
export interface PageState {
  readonly composition: string;
  readonly business: Business;
  readonly frame: FrameData;
  readonly kind: 'public' | 'private';
  /** The page that was rendered; absent on a private page, which the browser renders. */
  readonly page?: {
    readonly package: string;
    readonly container: string;
    readonly expose: string;
    readonly params: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
    readonly data: unknown;
  };
  /** Boundaries that were rendered: their scripts are in the document too. */
  readonly boundaries: Readonly<Record<string, { container: string; expose: string }>>;
}
