import type { ShareScope } from './share-scope';

/** A federated package's container, as the container protocol defines it. */
export interface Container {
  init(shareScope: ShareScope): Promise<void> | void;
  get(expose: string): Promise<() => unknown>;
}

interface RendererHook {
  readonly renderers: ReadonlyMap<number, unknown>;
  readonly supportsFiber: true;
  /** @returns the renderer's number */
  readonly inject: (renderer: unknown) => number;
  readonly onScheduleFiberRoot: () => void;
  readonly onCommitFiberRoot: () => void;
  readonly onCommitFiberUnmount: () => void;
}

declare global {
  /** Versions of the shared libraries, inserted by the build. */
  const __SHARED_VERSIONS__: Record<string, string>;
  /** Whether there are further versions of them, inserted by the build. */
  const __HAS_ADDITIONAL_LIBRARIES__: boolean;
  /** Where the shell's chunks are loaded from; the build's runtime reads it. */
  let __webpack_public_path__: string;
  interface Window {
    /** The origin of the document's assets, if it is another one; empty once that origin counts as away. */
    __assetsOrigin?: string;
    /** What React's development build registers itself with, so that components can be replaced. */
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: RendererHook;
    /** Submits made before hydration, held by the document's inline script. */
    __early?: [HTMLFormElement, HTMLElement | null][];
    __hydrated?: boolean;
    /** Which of the document's scripts loaded and which failed, by URL. */
    __scripts?: Record<string, 'load' | 'error'>;
  }
}
